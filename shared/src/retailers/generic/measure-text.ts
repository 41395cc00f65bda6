import type { Page } from '../../page/page.ts'

export interface TextSizes {
  /** How much text each element holds, spaces aside, by its order. */
  length: Uint32Array
  /** Whether a text in it that is short enough for a price tag has a digit. */
  hasDigit: Uint8Array
}

/** A price tag is no longer than this, spaces aside. */
export const LONGEST_TAG = 60

const DIGIT = /[\d\u0660-\u0669\u06f0-\u06f9]/

/** Measures every element at once, children before parents, where asking each would walk all below it. */
export function measureText({ nodes }: Page): TextSizes {
  const length = new Uint32Array(nodes.length + 1)
  const hasDigit = new Uint8Array(nodes.length + 1)
  for (let at = nodes.length - 1; at >= 0; at--) {
    const node = nodes[at]
    if (!node || node.tag === 'script') continue
    let own = length[node.order] ?? 0
    let digit = hasDigit[node.order] ?? 0
    for (const child of node.children) {
      if (typeof child !== 'string' || child === ' ') continue
      const size = child.trim().length
      own += size
      // Most words of a page are in paragraphs: no price tag is as long.
      if (digit === 0 && size <= LONGEST_TAG && DIGIT.test(child)) digit = 1
    }
    length[node.order] = own
    hasDigit[node.order] = digit
    const parent = node.parent?.order ?? 0
    length[parent] = (length[parent] ?? 0) + own
    if (digit) hasDigit[parent] = 1
  }
  return { length, hasDigit }
}
