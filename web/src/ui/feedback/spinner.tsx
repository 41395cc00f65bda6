import { createElement } from 'react'

interface SpinnerProps {
  as?: 'i' | 'span'
  className?: string | undefined
}

/** Spinning circle for a short wait. Hidden from screen readers, because the text beside it states the wait. */
export function Spinner({ as = 'span', className }: SpinnerProps) {
  return createElement(as, {
    className: className ? `spin ${className}` : 'spin',
    'aria-hidden': 'true',
  })
}
