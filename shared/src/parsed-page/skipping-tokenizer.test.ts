import { load } from 'cheerio/slim'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { skippingTokenizer } from './skipping-tokenizer.ts'

const PIECES =
  `< > & " ' = / ! - ; &amp; &lt &quot; &#36; &#x1F600; &nosuch; <p> </p> <b <br/> a=" a=' a=b <!-- --> <script> </script> <title> </title> x y`.split(
    ' ',
  )

describe('skippingTokenizer', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test.each([
    '',
    'text',
    'a &amp; b &lt',
    '<p a="1 &amp; 2" b=\'3 &quot; 4\' c=5&amp;6>7</p>',
    '<p a="never closed &amp;',
    '<title>a &amp; <b</title><textarea>&amp;</textarea>',
    '<script>a && "b"</script>&copy;',
  ])('builds the document that htmlparser2 builds from %j', html => {
    expect(parse(html, true)).toBe(parse(html, false))
  })

  test('builds the document that htmlparser2 builds from any text', () => {
    const html = fc
      .array(fc.oneof(fc.constantFrom(...PIECES, ' ', '\n'), fc.string({ maxLength: 4 })))
      .map(pieces => pieces.join(''))
    fc.assert(fc.property(html, text => parse(text, true) === parse(text, false)))
  })

  // A search for each entity takes quadratic time: 17 s for a hostile page of 4 MB.
  test.each([
    ['a text', '<', ['<p>', '</p>']],
    ['an attribute', '"', ['<p title="', '">']],
  ])('searches once for the end of %s with many entities', (_, end, [before, after]) => {
    const search = vi.spyOn(String.prototype, 'indexOf')
    parse(`${before}${'&lt;a'.repeat(1_000)}${after}`, true)
    expect(search.mock.calls.filter(([text]) => text === end).length).toBeLessThan(5)
  })
})

function parse(html: string, skips: boolean): string {
  const options = { xmlMode: false, decodeEntities: true }
  const xml = skips ? { ...options, Tokenizer: skippingTokenizer } : options
  return JSON.stringify(load(html, { xml }).root()[0], (key, value: unknown) =>
    key === 'parent' || key === 'prev' || key === 'next' ? undefined : value,
  )
}
