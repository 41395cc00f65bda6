import { createElement } from 'react'
import type { ElementName, ElementProps } from '../element-props.ts'
import { type LayoutLook, layoutClass } from './layout-class.ts'

interface InlineLook extends LayoutLook {
  /** Vertical position of the children, which otherwise fill the height. */
  align?: 'start' | 'center' | 'end' | 'baseline'
  /** Whether children that do not fit continue on the next line. */
  wrap?: boolean
}

/** Children beside each other, in a `div` or the element `as`. */
export function Inline<Name extends ElementName = 'div'>({
  as,
  gap,
  align,
  justify,
  wrap,
  className,
  ...rest
}: ElementProps<Name, InlineLook>) {
  const base = wrap ? 'row wraps' : 'row'
  return createElement(as ?? 'div', {
    className: layoutClass(base, { gap, align, justify }, className),
    ...rest,
  })
}
