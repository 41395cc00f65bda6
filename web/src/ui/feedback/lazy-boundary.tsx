import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { LoadFailed } from './load-failed.tsx'

interface LazyBoundaryProps {
  /** Shown while the chunk loads. */
  fallback?: ReactNode
  children: ReactNode
}

/** Boundary of lazily loaded components: shows an error with a reload link if loading fails. */
export function LazyBoundary({ fallback, children }: LazyBoundaryProps) {
  return (
    <ErrorBoundary fallback={() => <LoadFailed />}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}
