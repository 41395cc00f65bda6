import { createElement } from 'react'
import { classNames } from '../class-names.ts'
import type { ElementName, ElementProps } from '../element-props.ts'

interface CardLook {
  className?: string | undefined
}

/** Raised area with rounded corners, in a `section` or the element `as`. Name a section by `aria-labelledby` or `aria-label`. */
export function Card<Name extends ElementName = 'section'>({
  as,
  className,
  ...rest
}: ElementProps<Name, CardLook>) {
  return createElement(as ?? 'section', {
    className: classNames('panel', className),
    ...rest,
  })
}
