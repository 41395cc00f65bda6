import { useLayoutEffect, useState } from 'react'

/** Longer than the interval between the presses of a double tap or double click. */
const SHIELD_MS = 600

/**
 * Returns a shield that is active for a moment after a press, so that a second press does not hit the control that
 * appeared underneath.
 */
export function useDoubleTapShield() {
  const [isActive, setActive] = useState(false)
  useLayoutEffect(() => {
    if (!isActive) return
    const timer = setTimeout(() => setActive(false), SHIELD_MS)
    return () => clearTimeout(timer)
  }, [isActive])
  return { isActive, activate: () => setActive(true) }
}
