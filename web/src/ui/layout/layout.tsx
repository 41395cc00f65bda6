import { createElement } from 'react'
import { classNames } from '../class-names.ts'
import type { ElementName, ElementProps } from '../element-props.ts'

interface LayoutLook {
  /** Distance between the children in pixels. */
  gap?: 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24 | 28 | 32 | 40
  /** Position of the children along the main axis. */
  justify?: 'start' | 'center' | 'end' | 'between'
}

/** Returns the class names of a stack or a row. */
function layoutClass(
  base: string,
  { gap, justify, align }: LayoutLook & { align?: string | undefined },
  className?: string,
): string {
  return classNames(
    base,
    gap && `gap-${gap}`,
    align && `align-${align}`,
    justify && `justify-${justify}`,
    className,
  )
}

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
