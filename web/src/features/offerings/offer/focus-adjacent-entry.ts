/**
 * Moves the focus before a list entry with the focused button is removed: to the button of the next
 * entry, else the previous one, else to the field's input.
 */
export function focusAdjacentEntry(button: HTMLElement): void {
  if (document.activeElement !== button) return
  const entry = button.closest('li')
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling
  const input = button.closest('.field')?.querySelector('input')
  const next = neighbour?.querySelector('button') ?? input
  next?.focus()
}
