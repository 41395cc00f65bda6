import type { PageNode } from './page.ts'

/** The element itself or the nearest one above that fits, undefined when none does. */
export function closest(node: PageNode, fits: (node: PageNode) => boolean): PageNode | undefined {
  for (let here: PageNode | undefined = node; here; here = here.parent) {
    if (fits(here)) return here
  }
  return undefined
}

/** Whether an element is another one or lies within it. */
export function isWithin(node: PageNode, outer: PageNode): boolean {
  return node.order >= outer.order && node.order <= outer.last
}

/** Class, id and test marks of an element as one lower-case text with words apart: 'price-old js-price'. */
export function marksOf(node: PageNode): string {
  const { class: names, id, itemprop } = node.attributes
  const test =
    node.attributes['data-testid'] ?? node.attributes['data-test'] ?? node.attributes['data-qa']
  if (!names && !id && !test && !itemprop) return ''
  let marks = names ?? ''
  for (const mark of [id, test, itemprop]) if (mark) marks += ` ${mark}`
  return /[A-Z]/.test(marks) ? marks.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase() : marks
}
