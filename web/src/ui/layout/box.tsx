import type { ElementName, ElementProps } from '../element-props.ts'
import { type Look, styledElement } from '../styled-element.ts'

/** Area that does not lay out its children, in a `div` or the element `as`. */
export function Box<Name extends ElementName = 'div'>(props: ElementProps<Name, Look>) {
  return styledElement('', 'div', props)
}
