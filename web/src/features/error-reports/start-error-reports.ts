import { whenIdle } from '../../lib/browser/when-idle.ts'
import { onFailure } from '../../lib/error-reporting/report-failure.ts'
import type { Failure, Reporter } from './reporter.ts'
import { trackUserInput } from './track-user-input.ts'

/** Maximum number of reports per page load; repeated failures mostly share one cause. */
const MAX_REPORTS_PER_PAGE = 20

/** Returns the Sentry DSN that the server renders into the page if configured. */
function configuredDsn(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="error-reports"]')?.content
}

/**
 * Queues failures until the reporter is loaded, which starts with the first failure, so that a page
 * without failures loads nothing. Without a DSN no listener is registered.
 */
export function startErrorReports(): void {
  const dsn = configuredDsn()
  if (dsn) listen(createQueue(dsn))
}

function listen(report: (failure: Failure) => void): void {
  onFailure((kind, thrown) => report({ kind, thrown }))
  addEventListener('error', ({ error }) => report({ kind: 'page', thrown: error }))
  addEventListener('unhandledrejection', ({ reason }) => report({ kind: 'page', thrown: reason }))
}

/** Creates a queue that reports each failure once, in order, as soon as the reporter is loaded. */
function createQueue(dsn: string): (failure: Failure) => void {
  const pending: Failure[] = []
  const seen = new WeakSet<object>()
  let count = 0
  const typed = trackUserInput()
  let reporter: Reporter | undefined
  let isLoading = false

  const flush = () => {
    for (const failure of pending.splice(0)) reporter?.(failure)
  }
  const load = async () => {
    if (isLoading || reporter) return
    isLoading = true
    try {
      reporter = (await import('./sentry-reporter.ts')).createSentryReporter(dsn, typed)
      flush()
    } catch {
      // Queued failures are sent with the next failure or when the connection is restored.
    } finally {
      isLoading = false
    }
  }
  addEventListener('online', () => {
    if (pending.length > 0) void load()
  })
  return failure => {
    const { thrown } = failure
    const isKnown = typeof thrown === 'object' && thrown !== null && seen.has(thrown)
    if (thrown === undefined || thrown === null || isKnown || count >= MAX_REPORTS_PER_PAGE) return
    if (typeof thrown === 'object') seen.add(thrown)
    count += 1
    pending.push(failure)
    if (reporter) flush()
    else whenIdle(() => void load())
  }
}
