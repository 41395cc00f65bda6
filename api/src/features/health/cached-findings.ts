import type { App } from '../../http/app.ts'
import { cacheLoad } from '../../http/responses/cache-load.ts'
import type { OperatorReport } from './load-findings.ts'

/** Time in ms for which findings are reused: anyone may request them, and each load takes several queries. */
const TTL_MS = 1_000

const caches = new WeakMap<App, () => Promise<OperatorReport>>()

/** Returns findings that are at most one second old, or loads them, once at a time. Failures are not cached. */
export function cachedFindings(
  app: App,
  load: (app: App) => Promise<OperatorReport>,
): Promise<OperatorReport> {
  const cached = caches.get(app) ?? cacheLoad(() => load(app), { ttlMs: TTL_MS, now: app.now })
  caches.set(app, cached)
  return cached()
}
