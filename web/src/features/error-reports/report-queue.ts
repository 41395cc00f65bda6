import { whenIdle } from '../../lib/browser/when-idle.ts'
import { type Failure, MAX_REPORTS_PER_PAGE, type Reporter } from './reporter.ts'
import { trackUserInput } from './track-user-input.ts'

/** Creates a queue that reports each failure once, in order, as soon as the reporter is loaded. */
export function createQueue(dsn: string): (failure: Failure) => void {
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
