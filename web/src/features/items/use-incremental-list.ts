import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

/** Cards of the first view; and how many more come at a time. */
const FIRST = 12
const STEP = 36
/** A list of so many is drawn whole by itself; of a longer one, what is scrolled to. */
const IDLE_RENDER_MAX = 200
/** Two screens ahead of the scrolling. */
const ROOT_MARGIN = '1600px'

interface IncrementalList {
  /** How many to draw. */
  rendered: number
  /** Stands behind them: when it comes near, more are drawn. */
  end: RefObject<HTMLDivElement | null>
}

/**
 * How many of a long list to draw: few at once, so that a touch is answered at once, and more bit by
 * bit. Begins anew with another `key`; never fewer than `least`.
 */
export function useIncrementalList(total: number, key: string, least: number): IncrementalList {
  const [progress, setProgress] = useState({ key, count: FIRST })
  const end = useRef<HTMLDivElement>(null)
  const rendered = Math.max(progress.key === key ? progress.count : FIRST, least)
  useEffect(() => {
    if (rendered >= total) return
    const grow = () => startTransition(() => setProgress({ key, count: rendered + STEP }))
    return rendered < IDLE_RENDER_MAX ? whenIdle(grow) : whenNear(end.current, grow)
  }, [rendered, total, key])
  return { rendered, end }
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
    { rootMargin: ROOT_MARGIN },
  )
  if (element) observer.observe(element)
  return () => observer.disconnect()
}
