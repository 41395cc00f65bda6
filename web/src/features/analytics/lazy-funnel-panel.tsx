import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { loadChunk } from '../../lib/lazy-loading/load-chunk.ts'
import { ErrorBoundary } from '../../ui/feedback/error-boundary.tsx'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'

const FunnelPanel = lazy(() =>
  loadChunk(() => import('./funnel-panel.tsx')).then(m => ({
    default: m.FunnelPanel,
  })),
)

/** Visitor funnels at the end of the dashboard, lazy loaded when scrolled near. */
export function LazyFunnelPanel() {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const { current } = place
    if (!current) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setNear(true)
        watcher.disconnect()
      },
      { rootMargin: '200px' },
    )
    watcher.observe(current)
    return () => watcher.disconnect()
  }, [])
  return (
    <div ref={place}>
      {isNear && (
        <ErrorBoundary fallback={() => <LoadFailed />}>
          <Suspense>
            <FunnelPanel />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  )
}
