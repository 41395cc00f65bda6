import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { checkUrl } from '../net/check-url.ts'
import type { FetchGuard } from '../net/fetch-guard.ts'
import { toFetchError } from '../net/to-fetch-error.ts'
import { BROWSER_LIMITS, type BrowserLimits } from './browser-limits.ts'
import type { ProductFingerprint } from './wait-for-product.ts'
import { type Visit, visitPage } from './visit-page.ts'
import { createWarmBrowser, type Lease } from './warm-browser.ts'

/** A page as a browser shows it, once its scripts have run. */
export interface RenderedPage {
  /** The address after all redirects, those of scripts too; it passed `checkUrl`. */
  url: string
  status: number
  /** The document as it stands, scripts and all; never more than 5 MB. */
  html: string
  /** What the page loaded, on the wire. */
  bytes: number
  requests: number
}

export interface RenderOptions {
  /** Ends the read at once; the error is a TIMEOUT when the reason is one. */
  signal?: AbortSignal
  /** How long the read may take in all, waiting for a start of the browser included. At most 30,000. */
  deadlineMs?: number
}

/**
 * Reads pages that only a browser can show. One Chromium serves all reads, started by the first and
 * anew after a crash; every read has a context of its own, a proxy of its own and a bounded life.
 */
export interface PageRenderer {
  /** Throws a FetchError, and nothing else; what went wrong is said by its `cause.message`, for the log. */
  read(address: string, options?: RenderOptions): Promise<RenderedPage>
  /** Ends every read and the browser with all its processes. Never rejects; read after it throws. */
  stop(): Promise<void>
}

export interface PageRendererOptions {
  /** Path of Chromium. */
  executable: string
  guard: FetchGuard
  log: Logger
  /** Says when a page is all there, so that nobody waits for the rest of it. */
  productFingerprint: ProductFingerprint
  limits?: BrowserLimits
}

/** Before the end of a read, this long is kept for its last look. */
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
      throw error
    })
    const { browser } = lease
    const visit = visitPage(address, { browser, guard, limits, productFingerprint, endsAt })
    try {
      return await orAbort(visit.page, ended)
    } catch (error) {
      if (ended.aborted || (await hasSurvived(lease))) throw error
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
        // A browser that another page has brought down is no fault of this one: once more.
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

/** The end of a browser is heard of a little later than that of its pages. */
async function hasSurvived(lease: Lease): Promise<boolean> {
  for (let looks = 0; looks < 5 && lease.isAlive(); looks++) await wait(50)
  return lease.isAlive()
}

/** Gives the browser back without what the visit left in it, or ends it when that does not work. */
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
