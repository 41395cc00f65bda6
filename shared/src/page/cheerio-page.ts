import { Parser } from 'htmlparser2'
import type { Page } from './page.ts'
import { treeBuilder } from './page-tree.ts'

/** What lies beyond is not read: no shop puts its product there, and memory is bounded. */
const MAX_LENGTH = 5_000_000
/** The parser's time grows with the square of the depth: it is stopped between two pieces. */
const PIECE = 100_000

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
  const end = Math.min(html.length, MAX_LENGTH)
  for (let at = 0; at < end && !tree.isFull(); at += PIECE) {
    parser.write(html.slice(at, Math.min(end, at + PIECE)))
  }
  parser.end()
  return tree.finish(url)
}
