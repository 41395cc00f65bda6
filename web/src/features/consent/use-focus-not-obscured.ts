import { type RefObject, useLayoutEffect } from 'react'
import styles from './consent-banner.module.css'

/**
 * Keeps the focused element visible (WCAG 2.4.11): reserves space for the box at the end of the
 * page, scrolls a covered element into view, and moves the box to the top if scrolling does not
 * help.
 */
export function useFocusNotObscured(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const { style } = document.documentElement
    const measure = () => style.setProperty('--consent-room', `${current.offsetHeight + 24}px`)
    const watcher = new ResizeObserver(measure)
    watcher.observe(current)
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) uncover(current, target)
    }
    document.addEventListener('focusin', onFocus)
    if (document.activeElement instanceof HTMLElement) uncover(current, document.activeElement)
    return () => {
      watcher.disconnect()
      document.removeEventListener('focusin', onFocus)
      style.removeProperty('--consent-room')
    }
  }, [box])
}

function uncover(box: HTMLElement, focused: HTMLElement): void {
  if (focused === document.body || box.contains(focused) || !isCovered(box, focused)) return
  focused.scrollIntoView({ block: 'nearest' })
  // Still covered, so the element is fixed to the viewport and does not scroll with the page.
  if (isCovered(box, focused)) box.classList.toggle(String(styles.isUp))
}

function isCovered(box: HTMLElement, focused: HTMLElement): boolean {
  const over = box.getBoundingClientRect()
  const under = focused.getBoundingClientRect()
  return (
    under.left < over.right &&
    under.right > over.left &&
    under.top < over.bottom &&
    under.bottom > over.top
  )
}
