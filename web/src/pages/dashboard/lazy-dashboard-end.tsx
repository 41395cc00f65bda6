import { useEffect, useRef, useState } from 'react'
import { lazyComponent } from '../../lib/lazy-loading/lazy-component.ts'
import { LazyBoundary } from '../../ui/feedback/lazy-boundary.tsx'

const DashboardEnd = lazyComponent(() => import('./dashboard-end.tsx').then(m => m.DashboardEnd))

/** End of the dashboard, lazy loaded when scrolled near. */
export function LazyDashboardEnd() {
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
          <DashboardEnd />
        </LazyBoundary>
      )}
    </div>
  )
}
