import { observeCircuits } from '@registry/shared/metrics/circuit-metrics'
import { observeDatabasePool } from '@registry/shared/metrics/database-pool-metrics'
import { createHistogram } from '@registry/shared/metrics/metrics'
import { type MetricsServer, serveMetrics } from '@registry/shared/metrics/serve-metrics'
import type { Knex } from 'knex'
import type { App } from '../http/app.ts'
import { refreshOperatorMetrics } from './operator-metrics.ts'

const waits = createHistogram({
  name: 'registry_database_pool_wait_seconds',
  help: 'Time that a query waited for a database connection',
  labels: ['pool'],
  buckets: [0.001, 0.01, 0.05, 0.1, 0.5, 1, 2],
})

/** Measures the connections of a knex pool, and the time that queries wait for one. */
function observeKnexPool(name: string, { client }: Knex): () => void {
  const { pool } = client
  const startedAt = new Map<number, number>()
  const finish = (id: number) => {
    const start = startedAt.get(id)
    startedAt.delete(id)
    if (start !== undefined) waits.observe({ pool: name }, (performance.now() - start) / 1_000)
  }
  pool.on('acquireRequest', (id: number) => void startedAt.set(id, performance.now()))
  pool.on('acquireSuccess', finish)
  pool.on('acquireFail', finish)
  return observeDatabasePool(name, () => ({
    used: pool.numUsed(),
    idle: pool.numFree(),
    waiting: pool.numPendingAcquires(),
  }))
}

/** Serves the metrics of this api at METRICS_PORT. */
export async function serveApiMetrics(
  at: { host: string; port: number },
  { app, jobsDb }: { app: App; jobsDb: Knex },
): Promise<MetricsServer> {
  const server = await serveMetrics({ ...at, refresh: () => refreshOperatorMetrics(app) })
  const stops = [
    observeKnexPool('requests', app.db),
    observeKnexPool('jobs', jobsDb),
    observeCircuits('push', { blockedHosts: app.push.pausedHosts }),
  ]
  return {
    ...server,
    stop() {
      for (const stop of stops) stop()
      server.stop()
    },
  }
}
