import { openImageFileStore } from '@registry/shared/image-files/open-image-file-store'
import { createCircuitBreaker } from '@registry/shared/jobs/circuit-breaker'
import { openLogDestination } from '@registry/shared/logging/open-log-destination'
import { observeCircuits } from '@registry/shared/metrics/circuit-metrics'
import { observeDatabasePool } from '@registry/shared/metrics/database-pool-metrics'
import { serveMetrics } from '@registry/shared/metrics/serve-metrics'
import { cheerioPage } from '@registry/shared/parsed-page/cheerio-page'
import { createQueuePool } from '@registry/shared/queue/create-queue-pool'
import { extractProduct } from '@registry/shared/retailers/extract-product'
import { startTracing, stopTracing } from '@registry/shared/tracing/tracing'
import type { Pool } from 'pg'
import { type Logger, pino } from 'pino'
import type { BrowserLimits } from './browser/browser-limits.ts'
import { findChromium } from './browser/find-chromium.ts'
import { createPageRenderer, type PageRenderer } from './browser/page-renderer.ts'
import type { Config } from './config.ts'
import type { FetchGuard } from './net/guard/fetch-guard.ts'
import { systemResolve } from './net/guard/guarded-lookup.ts'
import { createHostSlots } from './scrape/host-limits/host-slots.ts'
import { SCRAPER_LIMITS, type ScraperLimits } from './scraper-limits.ts'
import { checkSchema, runWorker } from './worker/check-schema.ts'
import type { Stoppable } from './worker/stop-on-signal.ts'

const PER_HOST = 2
/** Pages rendered concurrently: each uses a whole processor core. */
const RENDERED_AT_ONCE = 2

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
  const now = Date.now
  const { deadlines } = limits
  const { allowedHosts, onlyAllowedHosts, ownHost } = config
  const hosts = { allowedHosts, onlyAllowedHosts, ownHost }
  const guard = { ...hosts, resolve: systemResolve, limits: limits.fetch }
  const imageFiles = openImageFileStore(config.imageFileStore)
  const breaker = createCircuitBreaker(() => performance.now())
  const slots = createHostSlots(PER_HOST)
  const browser = await openBrowser(config, { guard, limits: limits.browser, log })
  const browserSlots = createHostSlots(RENDERED_AT_ONCE)
  const reading = { guard, breaker, slots, browser, browserSlots, deadlines, now }
  const tools = { db, log, imageFiles, ...reading }
  const { stopAbortsAfterMs } = limits
  const parts = { db, log, concurrency: config.concurrency, stopAbortsAfterMs, tools }
  const runner = await runWorker(parts)
  const stopObserving = [
    observeCircuits('shop', breaker),
    observeDatabasePool('jobs', () => ({
      used: db.totalCount - db.idleCount,
      idle: db.idleCount,
      waiting: db.waitingCount,
    })),
  ]
  const metrics = config.metrics && (await serveMetrics(config.metrics))
  log.info({ concurrency: config.concurrency, browser: browser !== undefined }, 'scraper ready')
  return {
    async stop() {
      metrics?.stop()
      for (const stop of stopObserving) stop()
      await runner.stop()
      await browser?.stop()
      await db.end()
      await stopTracing()
      log.info('scraper stopped')
    },
  }
}

async function openBrowser(
  { chromium }: Config,
  parts: { guard: FetchGuard; limits: BrowserLimits; log: Logger },
): Promise<PageRenderer | undefined> {
  const executable = chromium === 'off' ? undefined : (chromium ?? (await findChromium()))
  if (executable) return createPageRenderer({ ...parts, executable, productFingerprint })
  parts.log.warn('no browser: pages that only show their product in one cannot be read')
  return undefined
}

/** Returns name and price as one comparable text; undefined while one of them or the image is missing. */
function productFingerprint(html: string, url: string): string | undefined {
  const { status, name, price } = extractProduct(cheerioPage(html, url))
  return status === 'ok' ? JSON.stringify([name, price]) : undefined
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
