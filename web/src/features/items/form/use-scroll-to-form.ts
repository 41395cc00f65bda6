import { useLayoutEffect, useRef } from 'react'
import { scrollToElement } from '../../../lib/browser/scroll-behavior.ts'
import { SCROLL_DELAY_MS } from '../use-item-highlight.ts'

/**
 * Scrolls a form into view and focuses its heading when it opens. Returns the ref for its panel.
 */
export function useScrollToForm() {
  const panel = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const timer = setTimeout(() => {
      // Do not move the focus while the owner is typing.
      if (!panel.current?.contains(document.activeElement)) {
        panel.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
      }
      scrollToElement(panel.current, 'start')
    }, SCROLL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return panel
}
