import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  test as base,
  expect,
} from '@playwright/test'
import { type Product, startProduct } from '../../../api/test/product/start-product.ts'
import { markAsReturningVisitor } from '../../../shared/tools/browsers/mark-as-returning-visitor.ts'
import { keepNoticesOpen } from './keep-notices-open.ts'
import { type OwnPushService, openPushService } from './push.ts'
import { openShop, type Shop } from './shop/shop.ts'
import { describeStall } from './stalled-page.ts'

interface Fixtures {
  /** Console errors, CSP violations and uncaught exceptions of all pages in all browser contexts of the test. */
  complaints: string[]
  /** Set by tests that provoke error responses, which browsers log to the console. */
  expectsRefusals: boolean
  /** Set by tests of a first visit, with consent banner and welcome. */
  firstVisit: boolean
  /** Marks all browser contexts as returning visitors, unless `isFirstVisit`. */
  returning: undefined
}

/**
 * End-to-end test on the running product, which may scrape a small local retailer. Fails on console
 * errors. Most tests share one product, because starting another one is slow.
 */
export const test = base.extend<
  Fixtures,
  { shop: Shop; pushService: OwnPushService; product: Product }
>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const shop = await openShop()
      await use(shop)
      await shop.close()
    },
    { scope: 'worker' },
  ],
  pushService: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const service = await openPushService()
      await use(service)
      await service.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ shop, pushService }, use) => {
      const product = await startProduct({
        scraperAllowedHosts: [shop.host],
        env: { PAYNOW_PROXY: '+6591234567', GA_MEASUREMENT_ID: 'G-TEST12345', ...pushService.env },
      })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  context: async ({ context, firstVisit }, use) => {
    await context.addInitScript(keepNoticesOpen)
    if (!firstVisit) await context.addInitScript(markAsReturningVisitor)
    callAgain(context.request)
    await use(context)
  },
  request: async ({ request }, use) => {
    callAgain(request)
    await use(request)
  },
  expectsRefusals: [false, { option: true }],
  firstVisit: [false, { option: true }],
  returning: [
    async ({ browser, firstVisit }, use) => {
      const stop = firstVisit ? undefined : markNewContexts(browser)
      await use(undefined)
      stop?.()
    },
    { auto: true },
  ],
  complaints: [
    async ({ browser, context, page, expectsRefusals }, use, testInfo) => {
      const complaints: string[] = []
      const listenTo = (each: BrowserContext) => recordComplaints(each, complaints)
      listenTo(context)
      browser.on('context', listenTo)
      await use(complaints)
      browser.off('context', listenTo)
      if (testInfo.status === 'timedOut') throw new Error(await describeStall(page))
      const expected = expectsRefusals ? REFUSAL : NOT_STARTED
      expect(complaints.filter(text => !expected.test(text))).toEqual([])
    },
    { auto: true },
  ],
})

const REFUSAL = /^Failed to load resource/
/** Response to a poll for a product lookup that has not started yet. */
const NOT_STARTED = /^Failed to load resource.* 404 .*\/api\/admin\/scraping\/logs\/[\w-]+$/

/** Marks further browser contexts of a test as returning visitors. */
function markNewContexts(browser: Browser): () => void {
  const open = browser.newContext
  browser.newContext = async (options): Promise<BrowserContext> => {
    const context = await open.call(browser, options)
    await context.addInitScript(markAsReturningVisitor)
    return context
  }
  return () => {
    browser.newContext = open
  }
}

/** Retries a request that met the server closing a connection after 5 s of idling. */
function callAgain(request: APIRequestContext): void {
  const fetch = request.fetch.bind(request)
  const patient: typeof fetch = (url, options) => fetch(url, { maxRetries: 3, ...options })
  Object.assign(request, { fetch: patient })
}

/** Expected message, because the tests block service workers. */
const OWN_DOING = 'Service Worker registration blocked by Playwright'

/** Expected messages of tests that block storage. */
const STORAGE_BLOCKED =
  /^Failed to (((get|set|save|clear) (analytics consent|visitor identity))|keep the session)/

/** Adds console errors, CSP violations and uncaught exceptions of a context's pages to `complaints`. */
export function recordComplaints(context: BrowserContext, complaints: string[]): void {
  context.on('weberror', webError => complaints.push(webError.error().message))
  context.on('console', message => {
    const isComplaint = ['error', 'warning'].includes(message.type())
    const isExpected = message.text() === OWN_DOING || STORAGE_BLOCKED.test(message.text())
    // Without its location, a failed resource would not say which request was refused.
    if (isComplaint && !isExpected) complaints.push(`${message.text()} ${message.location().url}`)
  })
}

export { expect }
