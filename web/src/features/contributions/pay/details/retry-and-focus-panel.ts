import type { MouseEvent } from 'react'

/** Returns a click handler that retries. It focuses the panel first, because the retry button disappears. */
export function retryAndFocusPanel(retry: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    currentTarget.closest<HTMLElement>('.paypanel')?.focus({ preventScroll: true })
    retry()
  }
}
