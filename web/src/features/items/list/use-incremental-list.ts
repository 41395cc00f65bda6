import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

/** Number of cards in the first render, and per further step. */
const FIRST = 12
const STEP = 36
/**
 * Lists up to this length are rendered completely while the browser is idle; the rest of longer
 * ones on scrolling.
 */
const IDLE_RENDER_MAX = 200
/** About two screens ahead of the viewport. */
const ROOT_MARGIN = '1600px'

interface IncrementalList {
  /** Number of entries to render. */
  rendered: number
  /** Ref of the element after the entries; more are rendered when it approaches the viewport. */
  end: RefObject<HTMLDivElement | null>
}

/**
 * Returns how many entries of a long list to render: few at first, so that the page stays
 * responsive, and more in steps. Restarts when `key` changes; renders at least `least`.
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
