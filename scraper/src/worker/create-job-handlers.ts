import { openImageFileStore } from '@registry/shared/image-files/open-image-file-store'
import type { CircuitBreaker } from '@registry/shared/jobs/circuit-breaker'
import { cheerioPage } from '@registry/shared/parsed-page/cheerio-page'
import { extractProduct } from '@registry/shared/retailers/extract-product'
import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { createPageRenderer } from '../browser/page-renderer.ts'
import type { Config } from '../config.ts'
import { runFetchImageJob } from '../images/fetch-image-job.ts'
import { runResizeImageJob } from '../images/resize-image-job.ts'
import { runStorePhotoJob } from '../images/store-photo-job.ts'
import { systemResolve } from '../net/guard/guarded-lookup.ts'
import { createHostSlots } from '../scrape/host-limits/host-slots.ts'
import { runScrapeJob } from '../scrape/scrape-job.ts'
import type { ScraperLimits } from '../scraper-limits.ts'
import type { JobName } from './run-worker.ts'

const PER_HOST = 2
/** Pages rendered concurrently: each uses a whole processor core. */
const RENDERED_AT_ONCE = 2

const NEVER = new AbortController().signal

interface Parts {
  config: Config
  limits: ScraperLimits
  db: Pool
  log: Logger
  breaker: CircuitBreaker
  /** Path of Chromium; undefined without a browser. */
  chromium: string | undefined
}

/** Functions that run the jobs of the scraper, and what they share. */
export interface JobHandlers {
  tasks: Record<JobName, Task>
  /** Stops the browser. */
  stop(): Promise<void>
}

/** Creates the functions that run the jobs of the scraper. */
export function createJobHandlers({
  config,
  limits,
  db,
  log,
  breaker,
  chromium: executable,
}: Parts): JobHandlers {
  const { allowedHosts, onlyAllowedHosts, ownHost } = config
  const hosts = { allowedHosts, onlyAllowedHosts, ownHost }
  const guard = { ...hosts, resolve: systemResolve, limits: limits.fetch }
  const imageFiles = openImageFileStore(config.imageFileStore)
  const browser = executable
    ? createPageRenderer({ guard, limits: limits.browser, log, executable, productFingerprint })
    : undefined
  const slots = createHostSlots(PER_HOST)
  const browserSlots = createHostSlots(RENDERED_AT_ONCE)
  const { deadlines } = limits
  const reading = { guard, breaker, slots, browser, browserSlots, deadlines, now: Date.now }
  const tools = { db, log, imageFiles, ...reading }
  return {
    tasks: {
      scrape: (payload, { job, abortSignal = NEVER }) =>
        runScrapeJob(payload, { attempt: job.attempts, stopped: abortSignal }, tools),
      fetch_image: (payload, { abortSignal = NEVER }) =>
        runFetchImageJob(payload, abortSignal, tools),
      keep_photo: payload => runStorePhotoJob(payload, tools),
      widen_picture: payload => runResizeImageJob(payload, tools),
    },
    async stop() {
      await browser?.stop()
    },
  }
}

/** Returns name and price as one comparable text; undefined while one of them or the image is missing. */
function productFingerprint(html: string, url: string): string | undefined {
  const { status, name, price } = extractProduct(cheerioPage(html, url))
  return status === 'ok' ? JSON.stringify([name, price]) : undefined
}
