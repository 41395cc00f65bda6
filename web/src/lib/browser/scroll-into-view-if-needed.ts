/** Scrolls an element that appeared above the pressed button into view. */
export function scrollIntoViewIfNeeded(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
