import type { ComponentProps } from 'react'

/** Count beside a label, in digits of equal width. */
export function Badge({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={className ? `count ${className}` : 'count'} {...rest} />
}
