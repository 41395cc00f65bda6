import {
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'

/** About two screens ahead of the viewport. */
const ROOT_MARGIN = '1600px'

/** A device that is never idle renders the next entries after this time. */
const IDLE_TIMEOUT_MS = 1000

interface IncrementalListOptions {
  /** Number of entries of the whole list. */
  total: number
  /** Changes when a different selection of entries is displayed, which restarts the list. */
  key: string
  /** Number of entries in the first render. */
  first: number
  /** Number of entries in the first render after a restart; `first` by default. */
  restart?: number
  /** Number of entries per further step. */
  step: number
  /** Lists up to this length are rendered completely while the browser is idle, the rest on scrolling. */
  idleMax: number
  /** Lowest number of entries to render. */
  least?: number
}

interface IncrementalList {
  /** Number of entries to render. */
  rendered: number
  /** Ref of the element after the entries; more are rendered when it approaches the viewport. */
  end: RefObject<HTMLDivElement | null>
}

/**
 * Returns how many entries of a long list to render: few at first, so that the page stays responsive, and
 * more in steps. Printing renders them all.
 */
export function useIncrementalList(options: IncrementalListOptions): IncrementalList {
  const { total, key, first, restart = first, step, idleMax, least = 0 } = options
  const [progress, setProgress] = useState({ key, count: first })
  const end = useRef<HTMLDivElement>(null)
  const isSame = progress.key === key
  // Stored, because `restart` may be another number when the list changes.
  if (!isSame) setProgress({ key, count: restart })
  const rendered = Math.max(isSame ? progress.count : restart, least)
  useEffect(() => {
    if (rendered >= total) return
    const grow = () => startTransition(() => setProgress({ key, count: rendered + step }))
    return rendered < idleMax ? whenIdle(grow) : whenNear(end.current, grow)
  }, [rendered, total, key, step, idleMax])
  useLayoutEffect(() => {
    const showAll = () => flushSync(() => setProgress({ key, count: total }))
    addEventListener('beforeprint', showAll)
    return () => removeEventListener('beforeprint', showAll)
  }, [total, key])
  return { rendered, end }
}

function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const idle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS })
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
