import { createCircuitBreaker } from '@registry/shared/jobs/circuit-breaker'
import { once } from '@registry/shared/lazy/once'
import { openLogDestination } from '@registry/shared/logging/open-log-destination'
import { observeCircuits } from '@registry/shared/metrics/circuit-metrics'
import { observeDatabasePool } from '@registry/shared/metrics/database-pool-metrics'
import { serveMetrics } from '@registry/shared/metrics/serve-metrics'
import { createQueuePool } from '@registry/shared/queue/create-queue-pool'
import { startTracing, stopTracing } from '@registry/shared/tracing/tracing'
import type { Pool } from 'pg'
import { type Logger, pino } from 'pino'
import { findChromium } from './browser/find-chromium.ts'
import type { Config } from './config.ts'
import { SCRAPER_LIMITS, type ScraperLimits } from './scraper-limits.ts'
import { checkSchema } from './worker/check-schema.ts'
import type { JobHandlers } from './worker/create-job-handlers.ts'
import { runWorker } from './worker/run-worker.ts'
import type { Stoppable } from './worker/stop-on-signal.ts'

/** Starts the worker and returns its stop function. Throws a StartError. */
export async function startScraper(
  config: Config,
  limits: ScraperLimits = SCRAPER_LIMITS,
): Promise<Stoppable> {
  const log = pino({ name: 'scraper', level: config.logLevel }, openLogDestination())
  if (config.isTraced) await startTracing('baby-registry-scraper', log)
  // One extra connection for LISTEN, one for heartbeats.
  const db = connect(config.databaseUrl, config.concurrency + 3, log)
  await checkSchema(db)
  const breaker = createCircuitBreaker(() => performance.now())
  const chromium = await findBrowser(config, log)
  // The modules of the jobs use 25 MB of memory.
  let handlers: JobHandlers | undefined
  const loadHandlers = once(async () => {
    try {
      const { createJobHandlers } = await import('./worker/create-job-handlers.ts')
      handlers = createJobHandlers({ config, limits, db, log, breaker, chromium })
      return handlers
    } catch (err) {
      // Node.js may remember the failure as long as the process lives. Another one takes over the job.
      log.fatal({ err }, 'the modules of the jobs cannot be loaded')
      process.exit(1)
    }
  })
  const { stopAbortsAfterMs } = limits
  const { concurrency } = config
  const runner = await runWorker({ db, log, concurrency, stopAbortsAfterMs, loadHandlers })
  const stopObserving = [
    observeCircuits('shop', breaker),
    observeDatabasePool('jobs', () => ({
      used: db.totalCount - db.idleCount,
      idle: db.idleCount,
      waiting: db.waitingCount,
    })),
  ]
  const metrics = config.metrics && (await serveMetrics(config.metrics))
  log.info({ concurrency: config.concurrency, browser: chromium !== undefined }, 'scraper ready')
  return {
    async stop() {
      metrics?.stop()
      for (const stop of stopObserving) stop()
      await runner.stop()
      await handlers?.stop()
      await db.end()
      await stopTracing()
      log.info('scraper stopped')
    },
  }
}

/** Returns the path of Chromium; logs a warning without one. */
async function findBrowser({ chromium }: Config, log: Logger): Promise<string | undefined> {
  const executable = chromium === 'off' ? undefined : (chromium ?? (await findChromium()))
  if (!executable) log.warn('no browser: pages that only show their product in one cannot be read')
  return executable
}

/** Creates a connection pool. Lost connections are logged and replaced. */
function connect(databaseUrl: string, max: number, log: Logger): Pool {
  const limits = { statement_timeout: 5_000, query_timeout: 10_000, lock_timeout: 2_000 }
  return createQueuePool(
    {
      ...limits,
      connectionString: databaseUrl,
      max,
      connectionTimeoutMillis: 5_000,
      idle_in_transaction_session_timeout: 10_000,
      application_name: 'registry-scraper',
    },
    log,
  )
}
