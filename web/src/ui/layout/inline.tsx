import type { ElementName, ElementProps } from '../element-props.ts'
import { type Look, styledElement } from '../styled-element.ts'

/** Children beside each other, in a `div` or the element `as`. */
export function Inline<Name extends ElementName = 'div'>(props: ElementProps<Name, Look>) {
  return styledElement('row', 'div', props)
}
