import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

/** Cards of the first view; and how many more come at a time. */
const FIRST = 12
const STEP = 36
/** A list of so many is drawn whole by itself; of a longer one, what is scrolled to. */
const BY_ITSELF = 200
/** Two screens ahead of the scrolling. */
const AHEAD = '1600px'

interface Growing {
  /** How many to draw. */
  drawn: number
  /** Stands behind them: when it comes near, more are drawn. */
  end: RefObject<HTMLDivElement | null>
}

/**
 * How many of a long list to draw: few at once, so that a touch is answered at once, and more bit by
 * bit. Begins anew with another `key`; never fewer than `least`.
 */
export function useGrowing(total: number, key: string, least: number): Growing {
  const [grown, setGrown] = useState({ key, count: FIRST })
  const end = useRef<HTMLDivElement>(null)
  const drawn = Math.max(grown.key === key ? grown.count : FIRST, least)
  useEffect(() => {
    if (drawn >= total) return
    const grow = () => startTransition(() => setGrown({ key, count: drawn + STEP }))
    return drawn < BY_ITSELF ? whenIdle(grow) : whenNear(end.current, grow)
  }, [drawn, total, key])
  return { drawn, end }
}

function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const idle = requestIdleCallback(work)
    return () => cancelIdleCallback(idle)
  }
  const timer = setTimeout(work, 50)
  return () => clearTimeout(timer)
}

function whenNear(element: Element | null, work: () => void): () => void {
  const observer = new IntersectionObserver(
    entries => entries.some(({ isIntersecting }) => isIntersecting) && work(),
    { rootMargin: AHEAD },
  )
  if (element) observer.observe(element)
  return () => observer.disconnect()
}
