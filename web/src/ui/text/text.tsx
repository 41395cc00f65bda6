import type { ElementName, ElementProps } from '../element-props.ts'
import { type Look, styledElement } from '../styled-element.ts'

/** Text in a `p` or the element `as`; without a prop it inherits size, colour and weight. */
export function Text<Name extends ElementName = 'p'>(props: ElementProps<Name, Look>) {
  return styledElement('', 'p', props)
}
