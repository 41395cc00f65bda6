import { onFailure } from '../../lib/error-reporting/report-failure.ts'
import { type Failure, MAX_REPORTS_PER_PAGE } from './reporter.ts'

/** Returns the Sentry DSN that the server renders into the page if configured. */
function configuredDsn(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="error-reports"]')?.content
}

/** Reports failures if a DSN is configured. Without one, no listener is registered and nothing is loaded. */
export function startErrorReports(): void {
  const dsn = configuredDsn()
  if (!dsn) return
  const early: Failure[] = []
  let report: ((failure: Failure) => void) | undefined
  const start = () =>
    void import('./report-queue.ts').then(
      ({ createQueue }) => {
        report ??= createQueue(dsn)
        early.splice(0).forEach(report)
      },
      // If the queue cannot be loaded, the next failure tries again.
      () => undefined,
    )
  listen((kind, thrown) => {
    const failure = { kind, thrown }
    if (report) return report(failure)
    if (early.length < MAX_REPORTS_PER_PAGE) early.push(failure)
    start()
  })
  start()
}

function listen(report: (kind: Failure['kind'], thrown: unknown) => void): void {
  onFailure(report)
  addEventListener('error', ({ error }) => report('page', error))
  addEventListener('unhandledrejection', ({ reason }) => report('page', reason))
}
