import { type RefObject, useLayoutEffect } from 'react'

/**
 * A card may go while it has the focus, when the lists come anew after something was done with it: then the
 * list's title takes the focus, before the browser gives it to nobody.
 */
export function useFocusHeir(card: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = card.current
    return () => {
      if (node?.contains(document.activeElement)) {
        document.getElementById('sharing-requests')?.focus()
      }
    }
  }, [card])
}
