import { useLayoutEffect, useState } from 'react'

/** Longer than the interval between the taps of a double tap. */
const SHIELD_MS = 600

/**
 * Returns a shield that is active for a moment after a press and blocks a second tap from hitting
 * the control that appeared underneath.
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
