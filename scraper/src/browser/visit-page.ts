import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright'
import { FetchError, toFetchError } from '../net/fetch-error.ts'
import { checkUrl } from '../net/guard/check-url.ts'
import type { FetchGuard } from '../net/guard/fetch-guard.ts'
import { hostPort } from '../net/guard/host-port.ts'
import { openPinningProxy, type PinningProxy } from '../net/proxy/pinning-proxy.ts'
import { openContext } from './browser-context.ts'
import type { BrowserLimits } from './browser-limits.ts'
import type { RenderedPage } from './page-renderer.ts'
import { openPageReader, type PageReader } from './page-snapshot.ts'
import {
  type PageObservation,
  type ProductFingerprint,
  waitForProduct,
} from './wait-for-product.ts'
import { watchPage } from './watch-page.ts'

/** The browser did not open an empty page in time. */
export class NoPageError extends Error {}

/** A visit to a page. */
export interface Visit {
  page: Promise<RenderedPage>
  /** Returns what the visit waits for, for the log. */
  step(): string
  /** Closes context and proxy. Never settles when the browser is unresponsive. */
  close(): Promise<void>
}

interface VisitOptions {
  browser: Browser
  guard: FetchGuard
  limits: BrowserLimits
  productFingerprint: ProductFingerprint
  /** Deadline in `performance.now()` time; then the last snapshot is returned. */
  endsAt: number
}

/** Opens a URL in its own context, behind its own proxy. */
export function visitPage(address: string, options: VisitOptions): Visit {
  const failure = Promise.withResolvers<never>()
  const fail = (reason: string) => failure.reject(new Error(reason))
  let step = 'the proxy'
  const onStep = (next: string) => {
    step = next
  }
  const proxy = openPinningProxy(options.guard, options.limits.traffic, fail)
  const context = proxy.then(({ url }) => {
    onStep('a context')
    return openContext(options.browser, url)
  })
  const tab = context.then(opened => {
    onStep('an empty page')
    const { maxBytes, openMs } = options.limits
    const late = wait(openMs, undefined, { ref: false }).then(() => {
      throw new NoPageError('the browser opened no page')
    })
    return Promise.race([openTab(opened, maxBytes, fail), late])
  })
  const render = async () => readPage(address, await tab, await proxy, { ...options, onStep })
  return {
    page: Promise.race([failure.promise, render()]),
    step: () => step,
    async close() {
      // The proxy first, so that the page can send nothing while it closes.
      await (await proxy).close()
      // Playwright throws outside every promise when a CDP session closes before its creation was answered.
      await tab.catch(() => undefined)
      await (await context).close()
    },
  }
}

/** An empty page and the reader of its document. */
interface Tab {
  page: Page
  reader: PageReader
}

async function openTab(
  context: BrowserContext,
  maxBytes: number,
  fail: (reason: string) => void,
): Promise<Tab> {
  const page = await context.newPage()
  context.on('page', popup => void popup.close().catch(() => {}))
  page.on('crash', () => fail('the page has crashed'))
  page.on('close', () => fail('the page has closed itself'))
  return { page, reader: await openPageReader(context, page, maxBytes) }
}

async function readPage(
  address: string,
  { page, reader }: Tab,
  proxy: PinningProxy,
  { guard, productFingerprint, endsAt, onStep }: VisitOptions & { onStep: (step: string) => void },
): Promise<RenderedPage> {
  const watch = watchPage(page)
  const look = async (): Promise<PageObservation | undefined> => {
    const url = page.url()
    checkUrl(url, guard)
    const snapshot = await reader.read()
    return snapshot && page.url() === url
      ? { ...snapshot, url, quietMs: watch.quietMs() }
      : undefined
  }
  try {
    onStep('a response')
    await page.goto(address, { waitUntil: 'commit', timeout: 0 })
    onStep('the product')
    const { url, html } = await waitForProduct(look, productFingerprint, endsAt)
    const { traffic } = proxy
    return {
      url,
      status: watch.status(),
      html,
      bytes: traffic.bytes(),
      requests: traffic.requests(),
    }
  } catch (error) {
    throw isRefused(watch.destination(), guard, proxy)
      ? new FetchError('FORBIDDEN_ADDRESS', error)
      : new FetchError(toFetchError(error).code === 'TIMEOUT' ? 'TIMEOUT' : 'UNREACHABLE', error)
  }
}

// The browser cannot distinguish a forbidden host from an unreachable one; the proxy can.
function isRefused(destination: string, guard: FetchGuard, proxy: PinningProxy): boolean {
  const url = URL.parse(destination)
  if (!url || !/^https?:$/.test(url.protocol)) return false
  if (proxy.hasRefused(hostPort(url))) return true
  try {
    checkUrl(url.origin, guard)
    return false
  } catch {
    return true
  }
}
