import { onFailure } from '../../lib/report-failure.ts'
import type { Failure, Reporter } from './failure.ts'
import { trackUserInput } from './track-user-input.ts'

/** What one page may tell: what fails again and again fails for one reason. */
const MAX_REPORTS_PER_PAGE = 20

/** Whom failures are reported to; the server writes it into the page where it was configured. */
function configuredDsn(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="error-reports"]')?.content
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work)
  else setTimeout(work)
}

/**
 * Keeps what fails until what reports it has come, which is fetched with the first failure: a page that
 * works fetches nothing. Without a configured project nobody listens at all.
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

/** Takes failures, each once, and tells them in their order as soon as it can. */
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
      // What is kept goes out with the next failure, or once there is a connection again.
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
