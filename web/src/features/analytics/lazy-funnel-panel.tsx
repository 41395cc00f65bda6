import { useEffect, useRef, useState } from 'react'
import { lazyComponent } from '../../lib/lazy-loading/lazy-component.ts'
import { LazyBoundary } from '../../ui/feedback/lazy-boundary.tsx'

const FunnelPanel = lazyComponent(() => import('./funnel-panel.tsx').then(m => m.FunnelPanel))

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
        <LazyBoundary>
          <FunnelPanel />
        </LazyBoundary>
      )}
    </div>
  )
}
