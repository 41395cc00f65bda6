import { createElement } from 'react'
import { classNames } from '../class-names.ts'

interface SpinnerProps {
  as?: 'i' | 'span'
  className?: string | undefined
}

/** Spinning circle for a short wait. Hidden from screen readers, because the text beside it states the wait. */
export function Spinner({ as = 'span', className }: SpinnerProps) {
  return createElement(as, {
    className: classNames('spin', className),
    'aria-hidden': 'true',
  })
}
