import { classNames } from '../class-names.ts'

interface SkeletonProps {
  /** CSS length that approximates the text's; without it, the style sheet sets the width. */
  width?: string
  /** Height in pixels, if it is no line of text. */
  height?: number
  className?: string | undefined
}

/** Placeholder of a line or an image that is still loading. */
export function Skeleton({ width, height, className }: SkeletonProps) {
  return (
    <span
      className={classNames('bone', className)}
      style={{ inlineSize: width, blockSize: height }}
    />
  )
}
