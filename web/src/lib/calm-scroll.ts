/** Brings an element into the middle or to the top of the view; without motion where none is wanted. */
export function calmScroll(element: Element | null, block: ScrollLogicalPosition): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block })
}
