/** A text of a page. */
interface PageText {
  readonly type: 'text'
  readonly data: string
}

export type PageChild = PageNode | PageText

/** One element of a page: on the server a node of Cheerio's document, in QuickAdd one of the same shape. */
export interface PageNode {
  readonly type: 'tag' | 'script' | 'style' | 'root'
  /** Tag name in lower case; '#root' for the document. */
  readonly name: string
  readonly attribs: Readonly<Record<string, string | undefined>>
  readonly parent: PageNode | undefined
  readonly children: readonly PageChild[]
  /** Position in document order; `last` is the position of the last descendant. */
  readonly order: number
  readonly last: number
  /** Results of `elementLabels` and `isAside`, which many rules ask for. */
  labels?: string | undefined
  isAside?: boolean | undefined
}

/** A parsed page, the input of extractors. Its scripts are never run. */
export interface Page {
  readonly url: string
  readonly root: PageNode
  /** Every element, in document order. */
  readonly nodes: readonly PageNode[]
  /** Returns matching elements in document order; throws for an invalid selector. */
  select(selector: string): readonly PageNode[]
}

/**
 * Returns the element itself or its nearest ancestor that satisfies the predicate, undefined if none
 * does.
 */
export function closest(node: PageNode, fits: (node: PageNode) => boolean): PageNode | undefined {
  for (let here: PageNode | undefined = node; here; here = here.parent) {
    if (fits(here)) return here
  }
  return undefined
}

/** True if an element is `outer` or its descendant. */
export function isWithin(node: PageNode, outer: PageNode): boolean {
  return node.order >= outer.order && node.order <= outer.last
}

/**
 * Returns class, id, itemprop and test id of an element as one lower-case text with words separated:
 * 'price-old js-price'.
 */
export function elementLabels(node: PageNode): string {
  node.labels ??= readLabels(node)
  return node.labels
}

function readLabels(node: PageNode): string {
  const { class: names, id, itemprop } = node.attribs
  const test = node.attribs['data-testid'] ?? node.attribs['data-test'] ?? node.attribs['data-qa']
  if (!names && !id && !test && !itemprop) return ''
  let marks = names ?? ''
  for (const mark of [id, test, itemprop]) if (mark) marks += ` ${mark}`
  return /[A-Z]/.test(marks) ? marks.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase() : marks
}

const GLUE = '\u2060'

const SILENT = new Set(['script', 'style'])

/**
 * Returns the text of an element with its pieces separated by single spaces: 'KALLAX' + 'Shelf' stay two
 * words.
 */
export function textOf(node: PageNode, maxLength = 20_000): string {
  const pieces: string[] = []
  collect(node, pieces, { left: maxLength })
  // Collapsed first: a pattern that skips any number of spaces takes quadratic time over many of them.
  const text = collapse(pieces.join(' '))
  return text.includes(GLUE) ? text.replace(/ ?\u2060 ?/g, '') : text
}

/** Returns the direct text of an element, without that of its elements. */
export function ownText(node: PageNode, separator = ' '): string {
  let text: string | undefined
  for (const child of node.children) {
    if (child.type === 'text')
      text = text === undefined ? child.data : text + separator + child.data
  }
  return text ?? ''
}

/** Returns the source of a script element, unchanged. */
export function scriptSource(node: PageNode): string {
  return ownText(node, '')
}

const UNTIDY = /[^\S ]|\u200b| {2}/

/** Replaces whitespace by single spaces and trims. */
export function collapse(text: string): string {
  // Most texts are already normalised, and testing is cheaper than replacing.
  if (!UNTIDY.test(text)) return text.trim()
  return text.replace(/[\s\u00a0\u200b]+/g, ' ').trim()
}

function collect(node: PageNode, pieces: string[], budget: { left: number }): void {
  if (SILENT.has(node.name)) return
  // `<wbr>` occurs within a word, so the pieces around it are joined.
  if (node.name === 'wbr') pieces.push(GLUE)
  for (const child of node.children) {
    if (budget.left <= 0) return
    if (child.type !== 'text') collect(child, pieces, budget)
    else {
      pieces.push(child.data.slice(0, budget.left))
      budget.left -= child.data.length
    }
  }
}

/** Returns the length of an element's text without surrounding spaces, counted up to a limit. */
export function textLength(node: PageNode, limit: number): number {
  if (SILENT.has(node.name)) return 0
  let length = 0
  for (const child of node.children) {
    if (length >= limit) return length
    length += child.type === 'text' ? trimmedLength(child.data) : textLength(child, limit - length)
  }
  return length
}

/** Returns the length without surrounding spaces. Most texts have none, and testing is cheaper than trimming. */
export function trimmedLength(text: string): number {
  return startsVisibly(text) && isVisible(text.charCodeAt(text.length - 1))
    ? text.length
    : text.trim().length
}

/** True if a text starts with a visible ASCII character. Cheaper than a pattern. */
export function startsVisibly(text: string): boolean {
  return isVisible(text.charCodeAt(0))
}

function isVisible(code: number): boolean {
  return code > 0x20 && code < 0x7f
}
