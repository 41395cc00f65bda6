import type { KeyboardEvent } from 'react'
import { isRendered } from './is-rendered.ts'

const FOCUSABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'

/**
 * Keeps Tab within a modal: after the last control it focuses the first one, where the browser would
 * focus its toolbar. Use as `onKeyDown` of the modal.
 */
export function trapFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    control => control.tabIndex >= 0 && isRendered(control),
  )
  const [first] = controls
  const last = controls.at(-1)
  const focused = document.activeElement
  if (!first || !last || !focused) return
  const isAtEdge = event.shiftKey ? !isAfter(focused, first) : !isAfter(last, focused)
  if (!isAtEdge) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next.focus()
}

/** Returns whether `one` follows `other` in document order. */
function isAfter(one: Element, other: Element): boolean {
  return (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
