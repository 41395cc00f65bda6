import { existsSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../shared/tools/test-database.ts'
import type { Stoppable } from '../src/worker/stop-on-signal.ts'
import { chromiumProcessesOf } from './support/chromium-processes.ts'
import { openScrapeQueue, type ScrapeQueue } from './support/scrape-queue.ts'
import { spaShop } from './support/spa-page.ts'
import { startScraperHere } from './support/start-scraper-here.ts'
import { startScraperProcess, stopScraper } from './support/start-scraper-process.ts'
import { startServer, type TestServer } from './support/start-server.ts'
import { chromium } from './support/test-browser.ts'

const GONE = { timeout: 240_000, interval: 50 }

let database: TestDatabase
let queue: ScrapeQueue
let server: TestServer
let here: Stoppable | undefined
/** Delays the product request of each page's script. */
let onAsked: (count: number) => Promise<void> | void
let timesAsked: number

beforeEach(async () => {
  timesAsked = 0
  onAsked = () => undefined
  database = await createTestDatabase()
  queue = await openScrapeQueue(database.url)
  server = await startServer((request, response) => {
    const isAsked = request.url === '/api/product'
    if (isAsked) timesAsked += 1
    void Promise.resolve(isAsked && onAsked(timesAsked)).then(() => spaShop(request, response))
  })
})
afterEach(async () => {
  await here?.stop()
  here = undefined
  await queue.close()
  await Promise.all([server.close(), database.drop()])
})

const settings = () => ({
  DATABASE_URL: database.url,
  SCRAPER_ALLOWED_HOSTS: `127.0.0.1:${server.port}`,
  CHROMIUM_PATH: chromium ?? '',
})

/** Starts a scraper in this process, which the test need not end by a signal. */
async function startHere(): Promise<void> {
  here = await startScraperHere(settings())
}

const addScrape = () => queue.add(`http://127.0.0.1:${server.port}/moonbow`)

/** Resolves at the product request; the response is delayed until `go`. */
function held() {
  const asked = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  onAsked = count => {
    if (count > 1) return
    asked.resolve()
    return go.promise
  }
  return { asked: asked.promise, go: () => go.resolve() }
}

/** Kills the browser of the scraper in this process. */
function killBrowser(): void {
  for (const pid of chromiumProcessesOf(process.pid)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // The process has exited with its group.
    }
  }
}

describe.skipIf(!chromium)('a scrape of a page that is empty without its scripts', () => {
  test('renders it in a browser, reports its stages and logs its steps', async () => {
    const { asked, go } = held()
    await startHere()
    const id = await addScrape()
    await asked
    expect(await queue.row(id)).toMatchObject({ status: 'pending', stage: 'rendering' })
    go()
    expect(await queue.finished(id)).toMatchObject({
      status: 'success',
      stage: null,
      method: 'headless',
      result: {
        productName: 'Moonbow Stroller',
        priceMinor: 48_990,
        currency: 'SGD',
        sources: { name: 'headless', price: 'headless', image: 'headless' },
      },
      attempts: [
        { method: 'http', outcome: 'needs-js', httpStatus: 200 },
        { method: 'headless', outcome: 'success', httpStatus: 200, requests: expect.any(Number) },
      ],
    })
  })
})

describe.skipIf(!chromium || !existsSync('/proc/self'))('a scrape whose browser is killed', () => {
  test('retries the page once, then fails', async () => {
    await startHere()
    onAsked = count => (count === 1 ? killBrowser() : undefined)
    expect(await queue.finished(await addScrape())).toMatchObject({ status: 'success' })
    expect(timesAsked).toBe(2)

    // The second attempt fails with the reason, and the next scrape gets a new browser.
    timesAsked = 0
    onAsked = count => (count <= 2 ? killBrowser() : undefined)
    const row = await queue.finished(await addScrape())
    expect(row).toMatchObject({
      status: 'failed',
      error_code: 'UNREACHABLE',
      error: 'The browser broke off while it was reading the page.',
      attempts: [{ outcome: 'needs-js' }, { method: 'headless', reason: 'browser-ended' }],
    })
    expect(await queue.finished(await addScrape())).toMatchObject({ status: 'success' })
  })
})

describe.skipIf(!chromium || !existsSync('/proc/self'))(
  'a scraper with a page in the browser',
  () => {
    test('finishes it on SIGTERM and stops its browser', async () => {
      const { asked, go } = held()
      const scraper = await startScraperProcess(settings())
      onTestFinished(() => void scraper.child.kill('SIGKILL'))
      const id = await addScrape()
      await asked
      const stopping = stopScraper(scraper)
      go()
      expect(await stopping).toBe(0)
      expect(await queue.row(id)).toMatchObject({ status: 'success', method: 'headless' })
      await vi.waitFor(() => expect(chromiumProcessesOf(scraper.child.pid)).toEqual([]), GONE)
    })
  },
)
