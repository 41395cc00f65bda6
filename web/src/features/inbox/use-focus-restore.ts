import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * A control that was pressed may go with what it did. Focus then moves on to what its row offers now,
 * or, where the row is gone, to the page's heading.
 */
export function useFocusRestore() {
  const focused = useRef<{ rowId: string | undefined }>(undefined)
  useLayoutEffect(() => {
    if (!focused.current || document.activeElement !== document.body) return
    const row = document.getElementById(focused.current.rowId ?? '')
    const next = row?.querySelector<HTMLElement>('.gift-acts button')
    const heading = document.querySelector<HTMLElement>('h1')
    ;(next ?? heading)?.focus({ preventScroll: true })
  })
  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      focused.current = { rowId: event.target.closest('li')?.id }
    },
    // Not called for what is taken out of the page.
    onBlur: () => {
      focused.current = undefined
    },
  }
}
