import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { toFetchError } from '../net/fetch-error.ts'
import { checkUrl } from '../net/guard/check-url.ts'
import type { FetchGuard } from '../net/guard/fetch-guard.ts'
import { BROWSER_LIMITS, type BrowserLimits } from './browser-limits.ts'
import { NoPageError, type Visit, visitPage } from './visit-page.ts'
import type { ProductFingerprint } from './wait-for-product.ts'
import { createWarmBrowser, type Lease } from './warm-browser.ts'

/** A page after its scripts have run. */
export interface RenderedPage {
  /** URL after all redirects, by scripts too; it passed `checkUrl`. */
  url: string
  status: number
  /** Serialized document including scripts; at most 5 MB. */
  html: string
  /** Bytes loaded, before decompression. */
  bytes: number
  requests: number
}

interface RenderOptions {
  /** Aborts rendering; the error is a TIMEOUT when the reason is one. */
  signal?: AbortSignal
  /** Maximum time in ms, including a start of the browser. At most 30,000. */
  deadlineMs?: number
}

/**
 * Renders pages in a browser. All renderings share one Chromium, started by the first and restarted after a
 * crash; each has its own context, proxy and time limit.
 */
export interface PageRenderer {
  /** Throws only FetchError; its `cause.message` describes the failure for the log. */
  read(address: string, options?: RenderOptions): Promise<RenderedPage>
  /** Aborts all renderings and stops the browser. Never rejects; later reads throw. */
  stop(): Promise<void>
}

interface PageRendererOptions {
  /** Path of Chromium. */
  executable: string
  guard: FetchGuard
  log: Logger
  /** Returns the product found in a page; rendering stops when it is complete and stable. */
  productFingerprint: ProductFingerprint
  limits?: BrowserLimits
}

/** Time in ms before the deadline reserved for the last snapshot. */
const LAST_LOOK_MS = 1_000

export function createPageRenderer({
  executable,
  guard,
  log,
  productFingerprint,
  limits = BROWSER_LIMITS,
}: PageRendererOptions): PageRenderer {
  const { startMs, memory, maxJobs, idleMs, closeMs, totalMs } = limits
  const warm = createWarmBrowser({ executable, startMs, memory, maxJobs, idleMs, log })
  const stopped = new AbortController()

  async function readOnce(address: string, ended: AbortSignal, endsAt: number) {
    const leasing = warm.lease()
    const lease = await orAbort(leasing, ended).catch(error => {
      leasing.then(({ release }) => release()).catch(() => {})
      throw endedAt('the start of Chromium', error, ended)
    })
    const { browser } = lease
    const visit = visitPage(address, { browser, guard, limits, productFingerprint, endsAt })
    try {
      return await orAbort(visit.page, ended)
    } catch (error) {
      // Chromium sometimes never answers a request for a page.
      const isStuck = error instanceof NoPageError
      if (isStuck) lease.kill()
      const isBrowserGone = isStuck || !(await hasSurvived(lease))
      if (ended.aborted || !isBrowserGone) throw endedAt(visit.step(), error, ended)
      return undefined
    } finally {
      void leave(visit, lease, closeMs)
    }
  }

  return {
    async read(address, { signal, deadlineMs = totalMs } = {}) {
      const timeMs = Math.min(deadlineMs, totalMs)
      const timeout = AbortSignal.timeout(timeMs)
      const ended = AbortSignal.any([timeout, stopped.signal, ...(signal ? [signal] : [])])
      const endsAt = performance.now() + timeMs - LAST_LOOK_MS
      try {
        checkUrl(address, guard)
        const read = () => readOnce(address, ended, endsAt)
        // Another page may have crashed the browser, so the rendering is retried once.
        const page = (await read()) ?? (await read())
        if (!page) throw new Error('the browser ended twice')
        return page
      } catch (error) {
        throw toFetchError(error)
      }
    },
    async stop() {
      stopped.abort(new Error('the scraper stops'))
      await warm.stop()
    },
  }
}

/** Returns an error that also says what an aborted rendering waited for. */
function endedAt(step: string, error: unknown, { aborted }: AbortSignal): unknown {
  return aborted ? new Error(`ended while waiting for ${step}`, { cause: error }) : error
}

/** The exit of a browser is reported slightly later than the closing of its pages. */
async function hasSurvived(lease: Lease): Promise<boolean> {
  for (let looks = 0; looks < 5 && lease.isAlive(); looks++) await wait(50)
  return lease.isAlive()
}

/** Closes the visit and releases the browser; kills the browser when closing takes too long. */
async function leave(visit: Visit, lease: Lease, closeMs: number): Promise<void> {
  visit.page.catch(() => {})
  const late = wait(closeMs, 'late', { ref: false })
  const outcome = await Promise.race([visit.close(), late]).catch(() => 'gone')
  if (outcome === 'late') lease.kill()
  lease.release()
}

function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>()
  const onAbort = () => aborted.reject(signal.reason)
  if (signal.aborted) onAbort()
  signal.addEventListener('abort', onAbort, { once: true })
  return Promise.race([work, aborted.promise]).finally(() =>
    signal.removeEventListener('abort', onAbort),
  )
}
