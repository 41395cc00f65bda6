import type { ElementName, ElementProps } from '../element-props.ts'
import { type Look, styledElement } from '../styled-element.ts'

/** Children below each other, in a `div` or the element `as`. */
export function Stack<Name extends ElementName = 'div'>(props: ElementProps<Name, Look>) {
  return styledElement('stack', 'div', props)
}
