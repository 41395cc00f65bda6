import { useLayoutEffect, useState } from 'react'

/** Longer than between the two taps of a double tap. */
const SHIELD_MS = 600

/** Up for a moment after a press: takes a second one that would hit what lay beneath the button. */
export function useDoubleTapShield() {
  const [isActive, setActive] = useState(false)
  useLayoutEffect(() => {
    if (!isActive) return
    const timer = setTimeout(() => setActive(false), SHIELD_MS)
    return () => clearTimeout(timer)
  }, [isActive])
  return { isActive, activate: () => setActive(true) }
}
