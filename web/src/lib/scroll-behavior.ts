/** Without motion where none is wanted. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}

/** Brings an element into the middle or to the top of the view. */
export function scrollToElement(element: Element | null, block: ScrollLogicalPosition): void {
  element?.scrollIntoView({ behavior: scrollBehavior(), block })
}
