import { elementLabels, type PageNode } from '../../../parsed-page/page.ts'

const SELECTED = /(?:^|[\s_-])(?:selected|checked)(?=$|\s)/

/** True if an element is marked as selected, by ARIA or a class name. */
export function isSelected(node: PageNode): boolean {
  const { attribs: attributes } = node
  const states = ['aria-checked', 'aria-pressed', 'aria-selected'].map(name => attributes[name])
  return states.includes('true') || SELECTED.test(elementLabels(node))
}

/** True if an option is disabled. */
export function isUnavailable({ attribs: attributes }: PageNode): boolean {
  return (
    attributes['aria-disabled'] === 'true' ||
    attributes.disabled !== undefined ||
    /(?:^|[\s_-])disabled(?=$|\s)/.test(attributes.class ?? '')
  )
}
