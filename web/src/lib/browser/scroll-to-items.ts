import { scrollBelowLayers } from '../url/history-entries.ts'
import { scrollBehavior, scrollToElement } from './scroll-behavior.ts'

/** Scrolls to the items and focuses their heading. */
export function scrollToItems(): void {
  const heading = document.getElementById('items')
  heading?.focus({ preventScroll: true })
  scrollBelowLayers(() => scrollToElement(heading, 'start'))
}

export function scrollToTop(): void {
  scrollBelowLayers(() => scrollTo({ top: 0, behavior: scrollBehavior() }))
}
