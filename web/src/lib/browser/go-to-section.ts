import { scrollToElement } from './scroll-behavior.ts'

/** Scrolls to a section and focuses its heading. Does nothing if no element has the id. */
export function goToSection(id: string): void {
  const section = document.getElementById(id)
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  scrollToElement(section, 'start')
}
