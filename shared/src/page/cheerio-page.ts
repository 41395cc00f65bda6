import { decodeHTML, decodeHTMLAttribute } from 'entities'
import { Parser } from 'htmlparser2'
import type { Page } from './page.ts'
import { treeBuilder } from './page-tree.ts'

/** What lies beyond is not read: no shop puts its product there, and memory is bounded. */
const MAX_LENGTH = 5_000_000
/** The parser's time grows with the square of the depth: it is stopped between two pieces. */
const PIECE = 100_000

/** Elements whose content is no markup, or none of ours, and what ends each. */
const RAW_END = {
  script: /<\/script[\s>]/gi,
  style: /<\/style[\s>]/gi,
  svg: /<\/svg[\s>]/gi,
} as const
type Raw = keyof typeof RAW_END

/**
 * A page from HTML text. Cheerio's own parser, htmlparser2, feeds the tree directly, in one pass: a
 * Cheerio document would be a second copy of every element. Two thirds of a page are scripts,
 * styles and drawings: they go around the parser, which would look at every character.
 */
export function cheerioPage(html: string, url: string): Page {
  const reader = createReader()
  const end = Math.min(html.length, MAX_LENGTH)
  const nextStart = rawStarts(html)
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
 * Says where the next start tag of a raw element ends, as far as its letters tell: whether it is one, the
 * parser knows. Tags in capitals are not found, which costs time and nothing else.
 */
function rawStarts(html: string): (from: number) => number {
  const marks = Object.keys(RAW_END)
    .map(name => `<${name}`)
    .map(mark => ({ mark, at: -1 }))
  return from => {
    for (const next of marks) if (next.at < from) next.at = placeOf(html, next.mark, from)
    return placeOf(html, '>', Math.min(...marks.map(({ at }) => at))) + 1
  }
}

function isRaw(name: string): name is Raw {
  return Object.hasOwn(RAW_END, name)
}

function placeOf(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from)
  return at < 0 ? Number.POSITIVE_INFINITY : at
}

function endOfRaw(html: string, raw: Raw, from: number): number {
  const pattern = RAW_END[raw]
  pattern.lastIndex = from
  const end = pattern.exec(html)?.index ?? Number.POSITIVE_INFINITY
  // A drawing can hold another one, and one left open ends with what it stands in.
  const isPlain = raw !== 'svg' || (end < html.length && !html.slice(from, end).includes('<svg'))
  return isPlain ? end : from
}

/**
 * A parser with its tree. Entities are decoded here, where there are any: the parser goes from mark to
 * mark when it need not look for them.
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
    /** The raw element that the last piece has opened, or has not closed yet. */
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
