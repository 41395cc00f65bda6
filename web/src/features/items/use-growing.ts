import { startTransition, useEffect, useState } from 'react'

/** Cards of the first view and one more screen; and how many more come at a time. */
const FIRST = 24
const STEP = 48

/**
 * How many of a long list to draw: few at once, so that a touch is answered at once, and the rest bit
 * by bit while nothing else happens. Begins anew with another `key`; never fewer than `least`.
 */
export function useGrowing(total: number, key: string, least: number): number {
  const [grown, setGrown] = useState({ key, count: FIRST })
  const count = grown.key === key ? grown.count : FIRST
  const drawn = Math.max(count, least)
  useEffect(() => {
    if (drawn >= total) return
    const grow = () => startTransition(() => setGrown({ key, count: drawn + STEP }))
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(grow, 50)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(grow)
    return () => cancelIdleCallback(idle)
  }, [drawn, total, key])
  return drawn
}
