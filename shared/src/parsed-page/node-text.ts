import type { PageNode } from './page.ts'

const GLUE = '\u2060'

const SILENT = new Set(['script', 'style'])

/**
 * Returns the text of an element with its pieces separated by single spaces: 'KALLAX' + 'Shelf' stay two
 * words.
 */
export function textOf(node: PageNode, maxLength = 20_000): string {
  const pieces: string[] = []
  collect(node, pieces, { left: maxLength })
  const text = pieces.join(' ')
  return collapse(text.includes(GLUE) ? text.replace(/\s*\u2060\s*/g, '') : text)
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
