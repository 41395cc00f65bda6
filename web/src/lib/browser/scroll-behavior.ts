/** Smooth scrolling, or instant when the visitor prefers reduced motion. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}

/** Scrolls an element to the center or the top of the viewport, without motion if that is preferred. */
export function scrollToElement(element: Element | null, block: ScrollLogicalPosition): void {
  element?.scrollIntoView({ behavior: scrollBehavior(), block })
}
