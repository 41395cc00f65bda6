/** Where the keyboard goes after a gift: the card's button, or the list's heading once that is off. */
export function cardButton(itemId: string): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>(`.face:not([inert]) [data-contribute="${itemId}"]`) ??
    document.getElementById('items')
  )
}
