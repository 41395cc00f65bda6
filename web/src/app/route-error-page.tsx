import { pageMessages } from '@registry/shared/messages/pages'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { reportFailure } from '../lib/error-reporting/report-failure.ts'
import { ChunkLoadError } from '../lib/lazy-loading/load-chunk.ts'
import { CrashScreen } from '../ui/feedback/crash-screen.tsx'

/** Error page for a route that crashed or whose chunk did not load. */
export function RouteErrorPage() {
  const error = useRouteError()
  const isLoading = error instanceof ChunkLoadError
  useEffect(() => {
    if (!isLoading) reportFailure('route', error)
  }, [error, isLoading])
  if (isLoading) return <CrashScreen title={pageMessages.loadFailed} />
  const details = error instanceof Error ? error.message : undefined
  return <CrashScreen title={pageMessages.routerFallback} details={details} />
}
