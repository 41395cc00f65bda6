import { useLayoutEffect, useRef } from 'react'
import { calmScroll } from '../../lib/calm-scroll.ts'
import { SCROLL_DELAY_MS } from './use-highlight.ts'

/** A form that opens comes into view, and the keyboard with it. For the ref of its panel. */
export function useScrollToForm() {
  const panel = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const timer = setTimeout(() => {
      // Whoever types already is not interrupted.
      if (!panel.current?.contains(document.activeElement)) {
        panel.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
      }
      calmScroll(panel.current, 'start')
    }, SCROLL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return panel
}
