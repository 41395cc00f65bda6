import type { PageNode } from './page.ts'

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
