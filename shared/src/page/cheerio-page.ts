import { Parser } from 'htmlparser2'
import type { Page } from './page.ts'
import { treeBuilder } from './page-tree.ts'

/** What lies beyond is not read: no shop puts its product there, and memory is bounded. */
const MAX_LENGTH = 5_000_000

/**
 * A page from HTML text. Cheerio's own parser, htmlparser2, feeds the tree directly, in one pass: a
 * Cheerio document would be a second copy of every element.
 */
export function cheerioPage(html: string, url: string): Page {
  const tree = treeBuilder()
  const parser = new Parser({
    onopentag: (name, attributes) => tree.open(name, attributes),
    ontext: text => tree.text(text),
    onclosetag: () => tree.close(),
  })
  parser.end(html.length > MAX_LENGTH ? html.slice(0, MAX_LENGTH) : html)
  return tree.finish(url)
}
