import type { Page } from '../../page/page.ts'

export interface TextSizes {
  /** How much text each element holds, spaces aside, by its order. */
  length: Uint32Array
  /** Whether there is a digit in it. */
  hasDigit: Uint8Array
}

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
      own += child.trim().length
      if (digit === 0 && DIGIT.test(child)) digit = 1
    }
    length[node.order] = own
    hasDigit[node.order] = digit
    const parent = node.parent?.order ?? 0
    length[parent] = (length[parent] ?? 0) + own
    if (digit) hasDigit[parent] = 1
  }
  return { length, hasDigit }
}
