import { createElement } from 'react'
import { classNames } from '../class-names.ts'
import type { ElementName, ElementProps } from '../element-props.ts'

interface ThumbnailLook {
  className?: string | undefined
}

/** Square frame of an image, in a `span` or the element `as`. The class sets its `--size`, 48 px by default. */
export function Thumbnail<Name extends ElementName = 'span'>({
  as,
  className,
  ...rest
}: ElementProps<Name, ThumbnailLook>) {
  return createElement(as ?? 'span', {
    className: classNames('thumbnail', className),
    ...rest,
  })
}
