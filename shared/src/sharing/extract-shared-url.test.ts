import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isHttpUrl } from '../contract/fields.ts'
import { extractSharedUrl, type SharedContent } from './extract-shared-url.ts'

const CORPUS = resolve(
  import.meta.dirname,
  '../../..',
  process.env.CORPUS_DIR ?? '../shared/data',
  'payments/share_texts.json',
)
const isThere = existsSync(CORPUS)
if (!isThere) console.info(`skipped: there is no ${CORPUS} (set CORPUS_DIR)`)

interface Case {
  id: string
  params: SharedContent
  url: string | null
}
const cases: Case[] = isThere ? JSON.parse(readFileSync(CORPUS, 'utf8')) : []

const linkIn = (shared: SharedContent) => {
  const found = extractSharedUrl(shared)
  return 'url' in found ? found.url : null
}

describe.skipIf(!isThere)('what shops and phones share', () => {
  test.each(cases)('$id', ({ params, url }) => expect(linkIn(params)).toBe(url))

  test('is more than a handful', () => expect(cases.length).toBeGreaterThanOrEqual(10))
})

const SECURITY = ['url-whatwg', 'crlf', 'ssrf-payloadsallthethings', 'naughty-strings']
const isSecurityThere = existsSync(resolve(CORPUS, '../../security'))

/** All strings in a corpus, at any depth. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

test.skipIf(!isSecurityThere)('nothing that was ever tried becomes another address', () => {
  const tried = SECURITY.flatMap(name =>
    stringsIn(
      JSON.parse(readFileSync(resolve(CORPUS, `../../security/${name}.json`), 'utf8')).cases,
    ),
  )
  const found = tried.flatMap(text => [linkIn({ url: text }), linkIn({ text, title: text })])
  const links = found.filter(link => link !== null)
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter(link => !isHttpUrl(link) || /[\s\p{Cc}"<>`]/u.test(link))).toEqual([])
})

const LINK = 'https://shop.example/p/1'
const OTHER = 'https://other.example/p/2'

describe('extractSharedUrl', () => {
  test.each<[string, SharedContent, string]>([
    ['url before text', { url: LINK, text: OTHER }, LINK],
    ['text before title', { url: ' ', text: LINK, title: OTHER }, LINK],
    ['title if it starts with http', { text: `Look: ${OTHER}`, title: LINK }, LINK],
    ['the first in the text otherwise', { text: `Look: ${LINK} or ${OTHER}`, title: 'Cot' }, LINK],
    ['the first in the title last', { text: 'Look', title: `A cot ${LINK}` }, LINK],
    ['one in a url that is a sentence', { url: `A cot: ${LINK}` }, LINK],
    ['text where the url is none', { url: 'javascript:alert(1)', text: LINK }, LINK],
    ['the next where the first is none', { text: `http:// ${LINK}` }, LINK],
    ['one after a link with a password', { text: `https://a:b@shop.example ${LINK}` }, LINK],
  ])('returns %s', (_, shared, link) => expect(linkIn(shared)).toBe(link))

  test.each([
    [`${LINK}.`],
    [`${LINK}?!`],
    [`(${LINK})`],
    [`[the cot](${LINK}),`],
    [`"${LINK}"`],
    [`'${LINK}'`],
    [`“${LINK}”`],
    [`<${LINK}>`],
    [`*${LINK}*`],
    [`<a href='${LINK}'>cot</a>`],
    [`${LINK}\u2028the cot`],
    [`${LINK}\u00A0the cot`],
    [`${LINK}\u0000the cot`],
    [`看看${LINK}很好`],
    [`【${LINK}】`],
    [`${LINK}，很好`],
    [`\u200Bhttps://shop.ex\u200Dample/p/1\uFEFF`],
    [`HTTPS://shop.example/p/1`],
  ])('finds the URL in %j', text => expect(linkIn({ text })).toBe(LINK))

  test.each([
    'https://shop.example/p/(1)',
    "https://shop.example/grandma's-quilt",
    'https://shop.example/p?id=1&of=%E4%B8%AD#a/b',
    'https://shop.example/@us/p-1_2~3',
  ])('keeps the whole of %s', link => expect(linkIn({ text: `A cot: ${link}.` })).toBe(link))

  test('accepts letters of other scripts in a URL on its own', () => {
    expect(linkIn({ url: 'https://shop.example/商品/1。' })).toBe('https://shop.example/商品/1')
  })
})

describe('extractSharedUrl without a URL', () => {
  test.each<[SharedContent, string]>([
    [{}, 'missing'],
    [{ url: '', text: ' \u200B', title: null }, 'missing'],
    [{ text: '\u0000\u200B\u001B' }, 'missing'],
    [{ text: 'Look at this cute lamp!!' }, 'none'],
    [{ title: 'Cot' }, 'none'],
    [{ text: 'javascript:alert(1)' }, 'none'],
    [{ text: 'ftp://shop.example/p' }, 'none'],
    [{ url: 'javascript:alert(1)' }, 'malformed'],
    [{ url: 'data:text/html,hi' }, 'malformed'],
    [{ url: 'shop' }, 'malformed'],
    [{ text: 'https://' }, 'malformed'],
    [{ text: 'https://?' }, 'malformed'],
    [{ text: 'http://[shop' }, 'malformed'],
    [{ text: 'https://a:b@shop.example/' }, 'malformed'],
    [{ text: `https://shop.example/${'a'.repeat(10_000)}` }, 'malformed'],
  ])('reports %o as %s', (shared, wrong) => expect(extractSharedUrl(shared)).toEqual({ wrong }))
})

describe('extractSharedUrl with arbitrary input', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ maxLength: 200 }),
    fc
      .array(
        fc.constantFrom('https://', 'http:', '//', '.', ')', '(', "'", 'shop', '@', '。', '\u2028'),
      )
      .map(parts => parts.join('')),
  )
  const anyShared = fc.record(
    { url: fc.option(anyText), text: fc.option(anyText), title: fc.option(anyText) },
    { requiredKeys: [] },
  )

  test('never throws and returns only valid URLs', () => {
    fc.assert(
      fc.property(anyShared, shared => {
        const found = extractSharedUrl(shared)
        if (!('url' in found)) return
        expect(new URL(found.url).protocol).toMatch(/^https?:$/)
        expect(isHttpUrl(found.url)).toBe(true)
        expect(found.url).not.toMatch(/[\s\p{Cc}"<>]/u)
      }),
    )
  })

  const linkPart = fc.string({
    unit: fc.constantFrom(...'abcXYZ019-_~%/?=&'),
    minLength: 1,
    maxLength: 40,
  })
  const link = linkPart.map(part => `https://shop.example/p/${part}z`)
  const words = anyText.filter(text => !/http/i.test(text))
  const border = fc.constantFrom(' ', '\n', '\u2028', '"', '（', '中', '\u00A0')

  test('finds a URL in it', () => {
    fc.assert(
      fc.property(words, border, link, border, words, (before, left, shown, right, after) => {
        expect(linkIn({ text: before + left + shown + right + after })).toBe(shown)
        expect(linkIn({ text: before, title: `${left}${shown}${right}${after}` })).toBe(shown)
      }),
    )
  })

  test('takes linear time', () => {
    const long = `https://shop.example/${')'.repeat(60_000)}`
    const tail = '.)]}'.repeat(1_000)
    expect(linkIn({ url: LINK + tail, text: LINK + tail, title: tail + LINK })).toBe(LINK)
    expect(linkIn({ text: `${LINK}?a=(b)[c]${tail}` })).toBe(`${LINK}?a=(b)[c]`)
    expect(extractSharedUrl({ text: long })).toEqual({ wrong: 'malformed' })
    expect(linkIn({ text: `${'https://'.repeat(10_000)} ${LINK}` })).toBe(LINK)
  })
})
