import { MAX_NODES } from './number-nodes.ts'

/** Maximum length that is parsed, to bound memory; no retailer puts its product beyond it. */
const MAX_LENGTH = 5_000_000
/** Number of tags up to which any nesting is parsed quickly. */
const MANY_TAGS = 20_000
/** Parsing time grows with the square of the nesting depth. */
const MAX_DEPTH = 1_000

const RAW_START = /<(?:(script|style|svg)\b|!--)/g
const TAG = /<(\/?)([a-z][^\s/>]*)/gi
/** Elements that are not closed, or close themselves. */
const UNCLOSED = new Set(
  'area base br col embed hr img input link meta source track wbr p li dd dt option tr td th thead tbody path use circle rect'.split(
    ' ',
  ),
)

export interface BoundHtml {
  html: string
  /** Sources of scripts; the HTML has a placeholder in their place. */
  sources: readonly string[]
}

/**
 * Truncates a hostile page before it becomes too large or too deep for the parser, and removes parts that no rule
 * reads: styles, drawings and the sources of scripts.
 */
export function boundHtml(html: string): BoundHtml {
  return withoutSources(withinLimits(html.slice(0, MAX_LENGTH)))
}

/** Marks a placeholder: a code point that is no character and does not occur in HTML. */
const MARK = '\ufffe'
const PLACEHOLDER = /^\ufffe(\d+)\ufffe$/

/** Returns the source of a script for the text that the parser found in it. */
export function sourceOf(text: string, { sources }: BoundHtml): string {
  const place = PLACEHOLDER.exec(text)?.[1]
  return place === undefined ? text : (sources[Number(place)] ?? '')
}

function withinLimits(html: string): string {
  if (!hasManyTags(html)) return html
  let depth = 0
  let elements = 0
  for (const { index, 1: slash, 2: name = '' } of html.matchAll(TAG)) {
    if (slash) depth--
    else elements++
    if (!slash && !UNCLOSED.has(name.toLowerCase())) depth++
    if (slash && UNCLOSED.has(name.toLowerCase())) depth++
    if (elements > MAX_NODES + 100 || depth > MAX_DEPTH) return html.slice(0, index)
  }
  return html
}

function hasManyTags(html: string): boolean {
  let count = 0
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    if (++count > MANY_TAGS) return true
  }
  return false
}

/** Takes out the contents of scripts, styles and drawings outside of comments. */
function withoutSources(html: string): BoundHtml {
  const pieces: string[] = []
  const sources: string[] = []
  const indexOfEnd = createEndSearch(html)
  const isPlain = (name: string, content: number, end: number) =>
    name === 'style' ? indexOfEnd('/', content) === end : !MARKUP.test(html.slice(content, end))
  let from = 0
  RAW_START.lastIndex = 0
  for (let raw = RAW_START.exec(html); raw; raw = RAW_START.exec(html)) {
    const [start, name] = raw
    const content = name ? endOfStartTag(html, raw.index) : raw.index + start.length
    const end = indexOfEnd(name ?? '', content)
    if (content === 0 || end < 0) continue
    if (name === 'script') {
      pieces.push(html.slice(from, content), `${MARK}${sources.length}${MARK}`)
      sources.push(html.slice(content, end))
      from = end
    } else if (name && html[content - 2] !== '/' && isPlain(name, content, end)) {
      pieces.push(html.slice(from, content))
      from = end
    } else if (name) {
      RAW_START.lastIndex = content
      continue
    }
    RAW_START.lastIndex = end
  }
  pieces.push(html.slice(from))
  return { html: pieces.join(''), sources }
}

/** A start tag: a quoted attribute may contain '>'. */
const START_TAG = /^<(?:[^>"']|"[^"]*"|'[^']*')*>/
const MAX_START_TAG = 4_000

/** Returns the index after a start tag, 0 if it has no end nearby. */
function endOfStartTag(html: string, start: number): number {
  const tag = START_TAG.exec(html.slice(start, start + MAX_START_TAG))
  return tag ? start + tag[0].length : 0
}

/**
 * Returns a search for the next end tag of an element, for the next end of a comment for an empty name, and for any
 * end tag for '/'. Remembers the last result: searching a hostile page again for each of thousands of starts would
 * take minutes.
 */
function createEndSearch(html: string): (name: string, from: number) => number {
  const known = new Map<string, number>()
  return (name, from) => {
    const before = known.get(name)
    if (before !== undefined && (before < 0 || before >= from)) return before
    const end = indexOfEnd(html, name, from)
    known.set(name, end)
    return end
  }
}

function indexOfEnd(html: string, name: string, from: number): number {
  if (name === '') return html.indexOf('-->', from)
  if (name === '/') return html.indexOf('</', from)
  // A pattern that ignores case would test each character of long scripts.
  for (let at = html.indexOf('</', from); at >= 0; at = html.indexOf('</', at + 2)) {
    const end = at + 2 + name.length
    if (html.slice(at + 2, end).toLowerCase() === name && /[\s>]/.test(html.charAt(end))) return at
  }
  return -1
}

/** Elements that are in no drawing: an end after them belongs to another drawing. */
const MARKUP = /<(?:svg|div|body|h1|h2|main|section|script|\/div|\/body)\b/i
