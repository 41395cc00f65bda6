import { marksOf } from '../../page/ancestry.ts'
import type { PageNode } from '../../page/page.ts'

const SELECTED = /(?:^|[\s_-])(?:selected|checked)(?=$|\s)/

/** Whether an element is shown as picked among others: to assistive technology, or by a class that says so. */
export function isSelected(node: PageNode): boolean {
  const { attributes } = node
  const states = ['aria-checked', 'aria-pressed', 'aria-selected'].map(name => attributes[name])
  return states.includes('true') || SELECTED.test(marksOf(node))
}

/** Whether an option cannot be picked. */
export function isUnavailable({ attributes }: PageNode): boolean {
  return (
    attributes['aria-disabled'] === 'true' ||
    attributes.disabled !== undefined ||
    /(?:^|[\s_-])disabled(?=$|\s)/.test(attributes.class ?? '')
  )
}
