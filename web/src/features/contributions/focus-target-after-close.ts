/**
 * Where the keyboard goes after a gift when what opened the sheet cannot take it, or is gone with a
 * reload: to the card's button, or the list's heading once that is off.
 */
export function focusTargetAfterClose(itemId: string): HTMLElement | null | true {
  if (document.activeElement !== document.body) return true
  return (
    document.querySelector<HTMLElement>(
      `.face:not([inert]) [data-contribute="${itemId}"]:not(:disabled)`,
    ) ?? document.getElementById('items')
  )
}
