/** For what comes up above the button that was pressed: on a phone that may be out of view. */
export function scrollIntoViewIfNeeded(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
