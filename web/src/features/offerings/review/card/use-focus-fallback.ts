import { type RefObject, useLayoutEffect } from 'react'

/**
 * Moves the focus to the list heading when a focused card unmounts, for example after a refetch; otherwise the browser
 * would reset the focus to the body.
 */
export function useFocusFallback(card: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = card.current
    return () => {
      if (node?.contains(document.activeElement)) {
        document.getElementById('sharing-requests')?.focus()
      }
    }
  }, [card])
}
