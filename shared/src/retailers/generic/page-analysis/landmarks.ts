import {
  elementLabels,
  type Page,
  type PageNode,
  textLength,
  textOf,
} from '../../../parsed-page/page.ts'
import { textOfJson } from '../structured-data/json.ts'
import { jsonLdProductOf } from '../structured-data/json-ld-product.ts'
import { meta, titleOf } from '../structured-data/meta.ts'
import { coverage, similarity } from '../text/similarity.ts'
import { isAside } from './aside.ts'
import { memoizePerPage } from './memoize-per-page.ts'

/**
 * Returns the heading with the product's name: the H1 that is closest to the page's title, else the
 * element closest to the product's name.
 */
export const headingOf = memoizePerPage((page): PageNode | undefined => {
  const headings = page.select('h1').filter(node => textLength(node, 10) > 1)
  const title = titleOf(page)
  const scored = headings.slice(0, 8).map((node, index) => {
    const words = textOf(node, 400)
    return {
      node,
      score:
        coverage(words, title) -
        index * 0.05 -
        (isAside(node) ? 0.5 : 0) -
        (isLogo(node) ? 0.8 : 0),
    }
  })
  const best = scored.sort((a, b) => b.score - a.score)[0]
  if (best && (best.score >= 0.3 || title === '')) return best.node
  return namingElementOf(page) ?? best?.node
})

/** True for a heading with the site's name, which themes put on every page. */
function isLogo(node: PageNode): boolean {
  if (/(?:^|[\s_-])(?:logo|site-?(?:title|name))(?=$|[\s_-])/.test(elementLabels(node))) return true
  const inner = [node.parent, ...node.children]
  return inner.some(
    part =>
      part !== undefined &&
      part.type !== 'text' &&
      part.name === 'a' &&
      (part.attribs.rel === 'home' || /^(?:https?:\/\/[^/]+)?\/?$/.test(part.attribs.href ?? '#')),
  )
}

const NAMING =
  '[itemprop~=name], h2, h3, h4, [class*=title], [class*=name], strong, b, span, div, p'
const MAX_NAMING = 3_000

function namingElementOf(page: Page): PageNode | undefined {
  const names = [textOfJson(jsonLdProductOf(page)?.name), meta(page, 'og:title'), titleOf(page)]
    .flatMap(name => (name ? [name] : []))
    .filter(name => name.length > 3)
  if (names.length === 0) return undefined
  let best: { node: PageNode; score: number } | undefined
  for (const selector of NAMING.split(', ')) {
    for (const node of page.select(selector).slice(0, MAX_NAMING)) {
      const length = textLength(node, 301)
      if (length < 4 || length > 300 || isAside(node)) continue
      const text = textOf(node, 300)
      const score = Math.max(...names.map((name, index) => similarity(text, name) - index * 0.1))
      if (score > (best?.score ?? 0.55)) best = { node, score }
    }
    if (best) return best.node
  }
  return undefined
}
