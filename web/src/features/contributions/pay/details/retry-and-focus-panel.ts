import type { MouseEvent } from 'react'
import styles from '../payment-panels.module.css'

/** Returns a click handler that retries. It focuses the panel first, because the retry button disappears. */
export function retryAndFocusPanel(retry: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    currentTarget.closest<HTMLElement>(`.${styles.paypanel}`)?.focus({ preventScroll: true })
    retry()
  }
}
