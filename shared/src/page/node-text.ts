import type { PageNode } from './page.ts'

const GLUE = '\u2060'

const SILENT = new Set(['script', 'style'])

/** Text of an element with single spaces, its pieces joined by one: 'KALLAX' + 'Shelf' stay two words. */
export function textOf(node: PageNode, maxLength = 20_000): string {
  const pieces: string[] = []
  collect(node, pieces, { left: maxLength })
  const text = pieces.join(' ')
  return collapse(text.includes(GLUE) ? text.replace(/\s*\u2060\s*/g, '') : text)
}

/** Text with the pieces put side by side as they are, for prices that are split over elements. */
export function tightTextOf(node: PageNode, maxLength = 2_000): string {
  const pieces: string[] = []
  collect(node, pieces, { left: maxLength })
  return collapse(pieces.join('').replaceAll(GLUE, ''))
}

/** The source of a script element, unchanged. */
export function scriptText(node: PageNode): string {
  const [only] = node.children
  if (node.children.length === 1 && typeof only === 'string') return only
  return node.children.filter(child => typeof child === 'string').join('')
}

const UNTIDY = /[^\S ]|\u200b| {2}/

/** Runs of white space of any kind to one space, none at the ends. */
export function collapse(text: string): string {
  // Most texts are tidy: looking costs less than writing them anew.
  if (!UNTIDY.test(text)) return text.trim()
  return text.replace(/[\s\u00a0\u200b]+/g, ' ').trim()
}

function collect(node: PageNode, pieces: string[], budget: { left: number }): void {
  if (SILENT.has(node.tag)) return
  // A possible word break stands within a word: its neighbours belong together.
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

/** How much text an element holds, spaces aside, counted up to a limit. */
export function textLength(node: PageNode, limit: number): number {
  if (SILENT.has(node.tag)) return 0
  let length = 0
  for (const child of node.children) {
    if (length >= limit) return length
    length += typeof child === 'string' ? child.trim().length : textLength(child, limit - length)
  }
  return length
}
