import type { Finding } from '@registry/shared/contract/health'
import type { App } from '../../http/app.ts'

/** Time in ms for which findings are reused: anyone may request them, and each load takes several queries. */
const TTL_MS = 1_000

interface Entry {
  findings: Promise<Finding[]>
  /** Undefined while the findings load. */
  loadedAt?: number
}

const entries = new WeakMap<App, Entry>()

/** A clock that was set back makes an entry stale too. */
const isFresh = ({ loadedAt }: Entry, now: number) =>
  loadedAt === undefined || Math.abs(now - loadedAt) < TTL_MS

/** Returns findings that are at most one second old, or loads them, once at a time. Failures are not cached. */
export function cachedFindings(
  app: App,
  load: (app: App) => Promise<Finding[]>,
): Promise<Finding[]> {
  const time = () => app.now().getTime()
  const cached = entries.get(app)
  if (cached && isFresh(cached, time())) return cached.findings
  const entry: Entry = { findings: load(app) }
  entries.set(app, entry)
  entry.findings.then(
    () => Object.assign(entry, { loadedAt: time() }),
    () => entries.delete(app),
  )
  return entry.findings
}
