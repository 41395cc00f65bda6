import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { returningVisitor } from '../../../shared/tools/returning-visitor.ts'
import { type Product, startProduct } from '../../../shared/tools/start-product.ts'
import { keepWhatPasses } from './keep-what-passes.ts'
import { type OwnPushService, openPushService } from './push.ts'
import { openShop, type Shop } from './shop.ts'

interface Fixtures {
  /** What pages complained of: errors on the console, refusals by the security policy, exceptions. */
  complaints: string[]
  /** Set by a story that provokes refused calls, which the browser reports on its own. */
  expectsRefusals: boolean
  /** Set by a story about someone who was never here: asked to agree, and welcomed. */
  firstVisit: boolean
  /** Every browser that a story opens has been here before, unless it is about a first visit. */
  returning: undefined
}

/**
 * Stories on the running product, which may read one small shop on this machine; each in a browser that
 * must stay silent. Nearly all share this product: another one is another start of everything.
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
    await context.addInitScript(keepWhatPasses)
    if (!firstVisit) await context.addInitScript(returningVisitor)
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
    async ({ page, expectsRefusals }, use) => {
      const complaints: string[] = []
      listen(page, complaints)
      await use(complaints)
      const refusal = /^Failed to load resource/
      expect(complaints.filter(text => !expectsRefusals || !refusal.test(text))).toEqual([])
    },
    { auto: true },
  ],
})

/** Marks the browsers that a story opens beside its own. */
function markNewContexts(browser: Browser): () => void {
  const open = browser.newContext
  browser.newContext = async (options): Promise<BrowserContext> => {
    const context = await open.call(browser, options)
    await context.addInitScript(returningVisitor)
    return context
  }
  return () => {
    browser.newContext = open
  }
}

/** The server ends a connection that lay idle for five seconds: a call that meets this is made anew. */
function callAgain(request: APIRequestContext): void {
  const fetch = request.fetch.bind(request)
  const patient: typeof fetch = (url, options) => fetch(url, { maxRetries: 3, ...options })
  Object.assign(request, { fetch: patient })
}

/** The tests' own doing: they keep service workers away. */
const OWN_DOING = 'Service Worker registration blocked by Playwright'

/** Said on the console, and nowhere else, where a story blocks the storage. */
const STORAGE_BLOCKED = /^Failed to (get|set|save|clear) (analytics consent|visitor identity)/

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => {
    const isComplaint = ['error', 'warning'].includes(message.type())
    const isExpected = message.text() === OWN_DOING || STORAGE_BLOCKED.test(message.text())
    if (isComplaint && !isExpected) complaints.push(message.text())
  })
}

export { expect }
