import { type Page, trimmedLength } from '../../../parsed-page/page.ts'

export interface TextSizes {
  /** Text length of each element by its order, without surrounding spaces. */
  length: Uint32Array
  /** 1 if an element contains a digit in a text that is short enough for a price, 2 if its own text does. */
  hasDigit: Uint8Array
}

/** Maximum text length of a price element, without surrounding spaces. */
export const LONGEST_TAG = 60

/** Mark of an element whose own text has a digit. */
export const OWN_DIGIT = 2

const DIGIT = /[\d\u0660-\u0669\u06f0-\u06f9]/

/**
 * Measures all elements in one pass, children before parents; measuring each alone would traverse its
 * subtree again.
 */
export function measureText({ nodes }: Page): TextSizes {
  const length = new Uint32Array(nodes.length + 1)
  const hasDigit = new Uint8Array(nodes.length + 1)
  for (let at = nodes.length - 1; at >= 0; at--) {
    const node = nodes[at]
    if (!node || node.name === 'script') continue
    let own = length[node.order] ?? 0
    let digit = hasDigit[node.order] ?? 0
    for (const child of node.children) {
      if (child.type !== 'text' || child.data === ' ') continue
      const size = trimmedLength(child.data)
      own += size
      // Skips paragraphs, which contain most of a page's text.
      if (digit < OWN_DIGIT && size <= LONGEST_TAG && DIGIT.test(child.data)) digit = OWN_DIGIT
    }
    length[node.order] = own
    hasDigit[node.order] = digit
    const parent = node.parent?.order ?? 0
    length[parent] = (length[parent] ?? 0) + own
    if (digit) hasDigit[parent] ||= 1
  }
  return { length, hasDigit }
}
