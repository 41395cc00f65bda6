/**
 * Before an entry of a field's list goes, with the button that was pressed: the keyboard goes on from the
 * next entry, else the one before, else the field's own input.
 */
export function focusAdjacentEntry(button: HTMLElement): void {
  if (document.activeElement !== button) return
  const entry = button.closest('li')
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling
  const input = button.closest('.field')?.querySelector('input')
  const next = neighbour?.querySelector('button') ?? input
  next?.focus()
}
