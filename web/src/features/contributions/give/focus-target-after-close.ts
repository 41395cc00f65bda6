/**
 * Returns the element to focus after the sheet closes if the opener cannot be focused: the
 * contribute button of the card, or the list heading if that button is disabled. True lets the
 * dialog restore the focus itself.
 */
export function focusTargetAfterClose(itemId: string): HTMLElement | null | true {
  if (document.activeElement !== document.body) return true
  return (
    document.querySelector<HTMLElement>(
      `.face:not([inert]) [data-contribute="${itemId}"]:not(:disabled)`,
    ) ?? document.getElementById('items')
  )
}
