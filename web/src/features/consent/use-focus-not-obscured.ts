import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps what has the focus in sight: the page ends below the box, scrolls clear of it, and where
 * something is fixed to the foot of the window the box goes to its head.
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
  // It moves with the window and not with the page.
  if (isCovered(box, focused)) box.classList.toggle('is-up')
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
