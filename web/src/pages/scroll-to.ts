function behavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}

/** Brings the gifts into view and the keyboard with them. */
export function goToItems(): void {
  const heading = document.getElementById('items')
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ behavior: behavior() })
}

export function goToTop(): void {
  scrollTo({ top: 0, behavior: behavior() })
}
