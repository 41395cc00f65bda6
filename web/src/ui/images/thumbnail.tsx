import { createElement } from 'react'
import { classNames } from '../class-names.ts'
import type { ElementName, ElementProps } from '../element-props.ts'

interface ThumbnailLook {
  /** Width and height in pixels, 48 by default. Without it the class may set `--size`. */
  size?: 40 | 56 | 64 | 88 | 96 | undefined
  className?: string | undefined
}

/** Square frame of an image, in a `span` or the element `as`. */
export function Thumbnail<Name extends ElementName = 'span'>({
  as,
  size,
  className,
  ...rest
}: ElementProps<Name, ThumbnailLook>) {
  return createElement(as ?? 'span', {
    className: classNames('thumbnail', className),
    style: size && { '--size': `${size}px` },
    ...rest,
  })
}
