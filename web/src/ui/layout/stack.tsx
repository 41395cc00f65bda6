import { createElement } from 'react'
import type { ElementName, ElementProps } from '../element-props.ts'
import { type LayoutLook, layoutClass } from './layout-class.ts'

interface StackLook extends LayoutLook {
  /** Horizontal position of the children, which otherwise fill the width. */
  align?: 'start' | 'center' | 'end'
}

/** Children below each other, in a `div` or the element `as`. */
export function Stack<Name extends ElementName = 'div'>({
  as,
  gap,
  align,
  className,
  ...rest
}: ElementProps<Name, StackLook>) {
  return createElement(as ?? 'div', {
    className: layoutClass('stack', { gap, align }, className),
    ...rest,
  })
}
