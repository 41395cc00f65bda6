import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { cheerioPage } from './cheerio-page.ts'
import { domPage } from './dom-page.ts'
import { type Page, type PageNode, scriptSource, textLength, textOf } from './page.ts'

const URL = 'https://shop.example/p/1'
const ADAPTERS: readonly (readonly [string, (html: string) => Page])[] = [
  ['cheerioPage', html => cheerioPage(html, URL)],
  ['domPage', html => domPage(new JSDOM(html).window.document, { url: URL })],
]

describe.each(ADAPTERS)('%s', (_name, open) => {
  const page = open(`<!doctype html><html><head><title>T</title></head><body>
    <div id="a" class="box big"><p DATA-X="1">One <b>two</b></p><p>three</p></div>
    <div class="box"><a href="/x.html?y=1">four</a></div>
    <em class="price a price">five</em><em class="price-old x-price">six</em><em class="b\tprice">seven</em>
    <noscript><i>unseen</i></noscript><template><i>unseen</i></template>
    <script>var a = "</b>"; // <i></script></body></html>`)
  const texts = (selector: string) => page.select(selector).map(node => textOf(node))

  test.each([
    ['p', ['One two', 'three']],
    ['#a p', ['One two', 'three']],
    ['#a > p[data-x]', ['One two']],
    ['div.box.big b', ['two']],
    ['a[href^="/x"][href$=\'1\']', ['four']],
    ["p[data-x='1']", ['One two']],
    ['a[data-x]', []],
    ['[href*=html]', ['four']],
    ['[href*=htm.]', []],
    ['[class~=big]', ['One two three']],
    ['[class~=big] b', ['two']],
    ['.price', ['five', 'seven']],
    ['.price-old', ['six']],
    ['.pri', []],
    ['a, b', ['two', 'four']],
    ['body > b', []],
    ['i', []],
  ])('selects %s', (selector, expected) => {
    expect(texts(selector)).toEqual(expected)
  })

  test('excludes script source from text and keeps it complete', () => {
    expect(textOf(page.root)).not.toContain('var a')
    expect(page.select('script').map(scriptSource)).toEqual(['var a = "</b>"; // <i>'])
  })

  test('numbers elements so that descendants lie between order and last', () => {
    const [box] = page.select('#a')
    const inside = page.nodes.filter(
      node => box && node.order > box.order && node.order <= box.last,
    )
    expect(inside.map(node => node.name)).toEqual(['p', 'b', 'p'])
  })

  test.each([
    ['p:not(.box p)', []],
    ['p + p', ['three']],
    ['div > a:first-child, p b', ['two', 'four']],
  ])('selects %s by the library of the document', (selector, expected) => {
    expect(texts(selector)).toEqual(expected)
  })

  test('throws for an invalid selector', () => {
    expect(() => page.select('p[=]')).toThrow()
  })
})

describe('cheerioPage', () => {
  test('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), html => {
        expect(cheerioPage(html, URL).select('p')).toBeDefined()
      }),
    )
  })

  test.each([
    ['a quoted angle', '<script data-a="1>2">a < b</script><p>x</p>', 'a < b'],
    ['capitals', '<SCRIPT>a < b</SCRIPT><p>x</p>', 'a < b'],
    ['a start tag within', '<script>w("<script>")</script><p>x</p>', 'w("<script>")'],
    ['entities', '<script>a &amp; b</script><p>x</p>', 'a &amp; b'],
    ['another end tag', '<script>"</style>"</script ><p>x</p>', '"</style>"'],
    ['a style before it', '<style>p > a{}<script></style><script>1</script><p>x</p>', '1'],
    ['a comment before it', '<!-- <script> --><script>1</script><p>x</p>', '1'],
    ['no end', '<p>x</p><script>a < b', 'a < b'],
  ])('reads the source of a script with %s', (_name, html, source) => {
    const page = cheerioPage(html, URL)
    expect(page.select('script').map(scriptSource)).toEqual([source])
    expect(page.select('p').map(node => textOf(node))).toEqual(['x'])
  })

  test.each([
    ['plain', '<svg><path d="M0"/><title>no</title></svg><p>x</p>'],
    ['of drawings', '<svg><svg><path/></svg><text>no</text></svg><p>x</p>'],
    ['without content', '<svg/><p>x</p>'],
    ['left open', '<div><svg><path></div><p>x</p>'],
    ['in capitals', '<SVG><text>no</text></SVG><p>x</p>'],
    ['with a style', '<svg><style>p > a{}</style><text>no</text></svg><p>x</p>'],
  ])('skips an SVG that is %s', (_name, html) => {
    expect(textOf(cheerioPage(html, URL).root)).toBe('x')
  })

  test('decodes entities of texts and attributes by their own rules', () => {
    const page = cheerioPage('<a href="/?a=1&copy=2&amp;b">5&nbsp;&lt;&#36;9&euro;</a>', URL)
    expect(page.select('a')[0]?.attribs.href).toBe('/?a=1&copy=2&b')
    expect(page.root.children).toMatchObject([
      { children: [{ type: 'text', data: '5\u00a0<$9€' }] },
    ])
  })

  test('reads at most five million characters', () => {
    const filler = 'x'.repeat(5_000_000)
    expect(cheerioPage(`${filler}<p>late</p>`, URL).select('p')).toEqual([])
    const [script] = cheerioPage(`<script>${filler}`, URL).select('script')
    expect(script && scriptSource(script).length).toBe(5_000_000 - '<script>'.length)
  })

  test('limits the number of elements', () => {
    const page = cheerioPage('<i>1</i>'.repeat(500_000), URL)
    expect(page.nodes.length).toBe(60_000)
  })

  test('limits the depth', () => {
    const page = cheerioPage('<div>'.repeat(50_000), URL)
    expect(Math.max(...page.nodes.map(depthOf))).toBeLessThan(300)
    expect(textLength(page.root, 10)).toBe(0)
  })
})

describe('domPage', () => {
  test('reads a page that shadows DOM properties', () => {
    const names = ['URL', 'documentElement', 'createTreeWalker', 'querySelectorAll', 'readyState']
    const fields = [
      'attributes',
      'firstChild',
      'nextSibling',
      'parentNode',
      'localName',
      'nodeType',
    ]
    const html = `${names.map(name => `<img name="${name}">`).join('')}
      <form class="buy">${fields.map(name => `<input name="${name}">`).join('')}<b>one</b></form><p>two</p>`
    const page = domPage(new JSDOM(html, { url: URL }).window.document)
    expect(page.url).toBe(URL)
    expect(page.select('form.buy > b').map(node => textOf(node))).toEqual(['one'])
    expect(page.select('form input')).toHaveLength(fields.length)
    expect(page.select('body > p').map(node => textOf(node))).toEqual(['two'])
  })

  test('adds attributes from the rendered page', () => {
    const { document } = new JSDOM('<p id="a">1</p><p id="b">2</p>').window
    const page = domPage(document, { seen: ({ id }) => (id === 'b' ? { hidden: '' } : undefined) })
    expect(page.select('[hidden]').map(node => textOf(node))).toEqual(['2'])
  })
})

test('textOf joins the parts of a word around many spaces in linear time', () => {
  const { root } = cheerioPage(`<p>Play<wbr>mat a${' '.repeat(18_000)}b</p>`, URL)
  // Processor time, because the machine may be busy. Quadratic time is several seconds.
  const before = process.cpuUsage()
  for (let round = 0; round < 50; round += 1) expect(textOf(root)).toBe('Playmat a b')
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000)
})

function depthOf(node: PageNode): number {
  let depth = 0
  for (let here = node.parent; here; here = here.parent) depth++
  return depth
}
