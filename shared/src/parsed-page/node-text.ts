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

/** Returns the source of a script element, unchanged. */
export function scriptSource(node: PageNode): string {
  const [only] = node.children
  if (node.children.length === 1 && typeof only === 'string') return only
  return node.children.filter(child => typeof child === 'string').join('')
}

const UNTIDY = /[^\S ]|\u200b| {2}/

/** Replaces whitespace by single spaces and trims. */
export function collapse(text: string): string {
  // Most texts are already normalised, and testing is cheaper than replacing.
  if (!UNTIDY.test(text)) return text.trim()
  return text.replace(/[\s\u00a0\u200b]+/g, ' ').trim()
}

function collect(node: PageNode, pieces: string[], budget: { left: number }): void {
  if (SILENT.has(node.tag)) return
  // `<wbr>` occurs within a word, so the pieces around it are joined.
  if (node.tag === 'wbr') pieces.push(GLUE)
  for (const child of node.children) {
    if (budget.left <= 0) return
    if (typeof child !== 'string') collect(child, pieces, budget)
    else {
      pieces.push(child.slice(0, budget.left))
      budget.left -= child.length
    }
  }
}

/** Returns the length of an element's text without surrounding spaces, counted up to a limit. */
export function textLength(node: PageNode, limit: number): number {
  if (SILENT.has(node.tag)) return 0
  let length = 0
  for (const child of node.children) {
    if (length >= limit) return length
    length += typeof child === 'string' ? child.trim().length : textLength(child, limit - length)
  }
  return length
}
