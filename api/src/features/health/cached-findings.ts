import type { App } from '../../http/app.ts'
import type { OperatorReport } from './load-findings.ts'

/** Time in ms for which findings are reused: anyone may request them, and each load takes several queries. */
const TTL_MS = 1_000

interface Entry {
  report: Promise<OperatorReport>
  /** Undefined while the report loads. */
  loadedAt?: number
}

const entries = new WeakMap<App, Entry>()

/** A clock that was set back makes an entry stale too. */
const isFresh = ({ loadedAt }: Entry, now: number) =>
  loadedAt === undefined || Math.abs(now - loadedAt) < TTL_MS

/** Returns findings that are at most one second old, or loads them, once at a time. Failures are not cached. */
export function cachedFindings(
  app: App,
  load: (app: App) => Promise<OperatorReport>,
): Promise<OperatorReport> {
  const time = () => app.now().getTime()
  const cached = entries.get(app)
  if (cached && isFresh(cached, time())) return cached.report
  const entry: Entry = { report: load(app) }
  entries.set(app, entry)
  entry.report.then(
    () => Object.assign(entry, { loadedAt: time() }),
    () => entries.delete(app),
  )
  return entry.report
}
