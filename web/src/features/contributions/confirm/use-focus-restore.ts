import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import styles from './inbox.module.css'

/**
 * Restores the focus when the focused control is removed: to the first button of its row, or to the
 * page's heading if the row is gone.
 */
export function useFocusRestore() {
  const focused = useRef<{ rowId: string | undefined }>(undefined)
  useLayoutEffect(() => {
    if (!focused.current || document.activeElement !== document.body) return
    const row = document.getElementById(focused.current.rowId ?? '')
    const next = row?.querySelector<HTMLElement>(`.${styles.giftActs} button`)
    const heading = document.querySelector<HTMLElement>('h1')
    ;(next ?? heading)?.focus({ preventScroll: true })
  })
  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      focused.current = { rowId: event.target.closest('li')?.id }
    },
    // React does not call this for an element that is removed from the DOM.
    onBlur: () => {
      focused.current = undefined
    },
  }
}
