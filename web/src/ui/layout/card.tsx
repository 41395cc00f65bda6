import type { ElementName, ElementProps } from '../element-props.ts'
import { type Look, styledElement } from '../styled-element.ts'

/** Raised area with rounded corners, in a `section` or the element `as`. Name a section by `aria-labelledby` or `aria-label`. */
export function Card<Name extends ElementName = 'section'>(props: ElementProps<Name, Look>) {
  return styledElement('panel', 'section', props)
}
