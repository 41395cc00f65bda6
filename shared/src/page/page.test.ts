import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { cheerioPage } from './cheerio-page.ts'
import { domPage } from './dom-page.ts'
import { scriptText, textLength, textOf } from './node-text.ts'
import type { Page, PageNode } from './page.ts'

const URL = 'https://shop.example/p/1'
const ADAPTERS: readonly (readonly [string, (html: string) => Page])[] = [
  ['cheerioPage', html => cheerioPage(html, URL)],
  ['domPage', html => domPage(new JSDOM(html).window.document, URL)],
]

describe.each(ADAPTERS)('%s', (_name, open) => {
  const page = open(`<!doctype html><html><head><title>T</title></head><body>
    <div id="a" class="box big"><p DATA-X="1">One <b>two</b></p><p>three</p></div>
    <div class="box"><a href="/x.html?y=1">four</a></div>
    <noscript><i>unseen</i></noscript><template><i>unseen</i></template>
    <script>var a = "</b>"; // <i></script></body></html>`)
  const texts = (selector: string) => page.select(selector).map(node => textOf(node))

  test.each([
    ['p', ['One two', 'three']],
    ['#a p', ['One two', 'three']],
    ['#a > p[data-x]', ['One two']],
    ['[data-x="1"]', ['One two']],
    ['div.box.big b', ['two']],
    ['a[href^="/x"][href$=\'1\']', ['four']],
    ['a[href*=html]', ['four']],
    ['[class~=big] b', ['two']],
    ['a, b', ['two', 'four']],
    ['body > b', []],
    ['i', []],
  ])('selects %s', (selector, expected) => {
    expect(texts(selector)).toEqual(expected)
  })

  test('keeps the source of scripts out of the text, and whole', () => {
    expect(textOf(page.root)).not.toContain('var a')
    expect(page.select('script').map(scriptText)).toEqual(['var a = "</b>"; // <i>'])
  })

  test('numbers elements so that descendants lie between order and last', () => {
    const [box] = page.select('#a')
    const inside = page.nodes.filter(
      node => box && node.order > box.order && node.order <= box.last,
    )
    expect(inside.map(node => node.tag)).toEqual(['p', 'b', 'p'])
  })

  test('refuses selectors that only one of several engines knows', () => {
    expect(() => page.select('p:first')).toThrow(SyntaxError)
  })
})

describe('cheerioPage', () => {
  test('survives any text', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), html => {
        expect(cheerioPage(html, URL).select('p')).toBeDefined()
      }),
    )
  })

  test('bounds how deep a tree can be', () => {
    const page = cheerioPage('<div>'.repeat(50_000), URL)
    expect(Math.max(...page.nodes.map(depthOf))).toBeLessThan(300)
    expect(textLength(page.root, 10)).toBe(0)
  })
})

function depthOf(node: PageNode): number {
  let depth = 0
  for (let here = node.parent; here; here = here.parent) depth++
  return depth
}
