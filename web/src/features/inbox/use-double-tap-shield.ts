import { useLayoutEffect, useState } from 'react'

/** Longer than between the two taps of a double tap. */
const UP_MS = 600

/** Up for a moment after a press: takes a second one that would hit what lay beneath the button. */
export function useShield() {
  const [isUp, setUp] = useState(false)
  useLayoutEffect(() => {
    if (!isUp) return
    const timer = setTimeout(() => setUp(false), UP_MS)
    return () => clearTimeout(timer)
  }, [isUp])
  return { isUp, raise: () => setUp(true) }
}
