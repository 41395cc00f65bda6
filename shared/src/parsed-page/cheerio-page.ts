import { decodeHTML, decodeHTMLAttribute } from 'entities'
import { Parser } from 'htmlparser2'
import type { Page } from './page.ts'
import { treeBuilder } from './page-tree.ts'

/** Maximum length that is parsed, to bound memory; no retailer puts its product beyond it. */
const MAX_LENGTH = 5_000_000
/**
 * Chunk size. Parsing time grows with the square of the nesting depth, so the limit is checked between
 * chunks.
 */
const PIECE = 100_000

/** Elements whose content is not parsed, and the pattern of their end tags. */
const RAW_END = {
  script: /<\/script[\s>]/gi,
  style: /<\/style[\s>]/gi,
  svg: /<\/svg[\s>]/gi,
} as const
type Raw = keyof typeof RAW_END

/**
 * Parses HTML into a Page. htmlparser2 feeds the tree directly in one pass: a Cheerio document would be a
 * second copy of every element. Two thirds of a page are scripts, styles and SVG, which bypass the parser
 * because it would scan every character.
 */
export function cheerioPage(html: string, url: string): Page {
  const reader = createReader()
  const end = Math.min(html.length, MAX_LENGTH)
  const nextStart = findRawStarts(html)
  for (let at = 0; at < end && !reader.isFull(); ) {
    const start = nextStart(at)
    const next = Math.min(end, at + PIECE, start)
    reader.markup(html.slice(at, next))
    at = next
    const raw = at === start ? reader.rawElement() : undefined
    if (!raw) continue
    at = Math.min(end, endOfRaw(html, raw, at))
    reader.source(html.slice(start, at))
  }
  return reader.finish(url)
}

/**
 * Returns a function that finds the end of the next start tag of a raw element. It only searches for
 * text; the parser decides whether it is a tag. Upper-case tags are not found, which only costs time.
 */
function findRawStarts(html: string): (from: number) => number {
  const marks = Object.keys(RAW_END)
    .map(name => `<${name}`)
    .map(mark => ({ mark, at: -1 }))
  return from => {
    for (const next of marks) if (next.at < from) next.at = indexOrInfinity(html, next.mark, from)
    return indexOrInfinity(html, '>', Math.min(...marks.map(({ at }) => at))) + 1
  }
}

function isRaw(name: string): name is Raw {
  return Object.hasOwn(RAW_END, name)
}

function indexOrInfinity(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from)
  return at < 0 ? Number.POSITIVE_INFINITY : at
}

function endOfRaw(html: string, raw: Raw, from: number): number {
  const pattern = RAW_END[raw]
  pattern.lastIndex = from
  const end = pattern.exec(html)?.index ?? Number.POSITIVE_INFINITY
  // An SVG can be nested, and an unclosed one ends with its parent, so such content goes through the parser.
  const isPlain = raw !== 'svg' || (end < html.length && !html.slice(from, end).includes('<svg'))
  return isPlain ? end : from
}

/**
 * Creates a parser with its tree. Decodes entities only where there are any, which is faster than the
 * parser's own decoding.
 */
function createReader() {
  const tree = treeBuilder()
  let text = ''
  let raw: Raw | undefined
  let isEncoded = false

  const parser = new Parser(
    {
      onattribute: (_name, value) => {
        isEncoded ||= value.includes('&')
      },
      onopentag: (name, attributes) => {
        flush()
        tree.open(name, isEncoded ? decoded(attributes) : attributes)
        isEncoded = false
        raw = isRaw(name) ? name : undefined
      },
      ontext: words => {
        text += words
      },
      onclosetag: () => {
        flush()
        tree.close()
        raw = undefined
      },
    },
    { decodeEntities: false },
  )

  function flush(): void {
    if (text === '') return
    tree.text(raw || !text.includes('&') ? text : decodeHTML(text))
    text = ''
  }

  return {
    markup: (piece: string) => parser.write(piece),
    /** The raw element that the last chunk opened and that is not closed yet. */
    rawElement: () => raw,
    source: (code: string) => {
      text += code
    },
    isFull: () => tree.isFull(),
    finish(url: string): Page {
      parser.end()
      flush()
      return tree.finish(url)
    },
  }
}

function decoded(attributes: Record<string, string>): Record<string, string> {
  for (const name in attributes) {
    const value = attributes[name]
    if (value?.includes('&')) attributes[name] = decodeHTMLAttribute(value)
  }
  return attributes
}
