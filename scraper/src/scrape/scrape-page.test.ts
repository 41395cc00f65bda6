import type { RequestListener } from 'node:http'
import { createCircuitBreaker } from '@registry/shared/jobs/circuit-breaker'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { STROLLER_PAGE, shop } from '../../test/support/shop-pages.ts'
import { startServer, type TestServer } from '../../test/support/start-server.ts'
import { testGuard } from '../../test/support/test-guard.ts'
import { createHostSlots } from './host-limits/host-slots.ts'
import { SCRAPE_DEADLINES } from './scrape-deadlines.ts'
import { type ScrapeTools, scrapePage } from './scrape-page.ts'

const NEVER = new AbortController().signal

let server: TestServer
let clock: { ms: number }
let tools: ScrapeTools

beforeEach(async () => {
  server = await startServer(shop())
  clock = { ms: Date.UTC(2026, 10, 20) }
  tools = toolsFor(server)
})
afterEach(() => server.close())

function toolsFor({ port }: TestServer): ScrapeTools {
  const now = () => clock.ms
  const guard = testGuard([`127.0.0.1:${port}`])
  return {
    now,
    guard,
    breaker: createCircuitBreaker(now),
    slots: createHostSlots(2),
    browser: undefined,
    browserSlots: createHostSlots(2),
    deadlines: SCRAPE_DEADLINES,
  }
}

const quietly = (signal = NEVER) => ({ signal, onStage: () => undefined })

const scrape = (path: string, signal = NEVER) =>
  scrapePage(`http://127.0.0.1:${server.port}${path}`, tools, quietly(signal))

/** Responds to two requests together, after a delay in which a third would be noticed. */
function pairingShop() {
  const waiting: (() => void)[] = []
  let open = 0
  let mostOpen = 0
  const listener: RequestListener = (request, response) => {
    open += 1
    mostOpen = Math.max(mostOpen, open)
    response.on('finish', () => {
      open -= 1
    })
    waiting.push(() => shop()(request, response))
    if (waiting.length === 2) setTimeout(() => waiting.splice(0).map(answer => answer()), 10)
  }
  return { listener, mostOpen: () => mostOpen }
}

describe('scrapePage', () => {
  test('fails at its deadline, also while waiting for a slot', async () => {
    tools.slots = createHostSlots(1)
    const caller = new AbortController()
    const scrapes = [scrape('/stroller', caller.signal), scrape('/stroller', caller.signal)]
    caller.abort(new DOMException('late', 'TimeoutError'))
    const codes = (await Promise.all(scrapes)).map(({ steps }) => steps[0]?.outcome)
    expect(codes).toEqual(['TIMEOUT', 'TIMEOUT'])
  })

  test('sends at most two concurrent requests to one host', async () => {
    const { listener, mostOpen } = pairingShop()
    const pairing = await startServer(listener)
    tools = toolsFor(pairing)
    const address = `http://127.0.0.1:${pairing.port}/stroller`
    const scrapes = Array.from({ length: 8 }, () => scrapePage(address, tools, quietly()))
    const outcomes = (await Promise.all(scrapes)).map(({ outcome }) => outcome.status)
    await pairing.close()
    expect(new Set(outcomes)).toEqual(new Set(['success']))
    expect(mostOpen()).toBe(2)
  })

  test('opens the circuit of a host for a minute after five failures', async () => {
    for (let count = 0; count < 5; count++) await scrape('/broken')
    expect((await scrape('/stroller')).outcome).toEqual({
      status: 'failed',
      code: 'UNREACHABLE',
      reason: 'resting',
    })
    expect(server.paths).toHaveLength(5)
    clock.ms += 60_000
    expect((await scrape('/stroller')).outcome.status).toBe('success')
  })

  test('opens the circuit of a forbidden host too', async () => {
    const forbidden = () => scrapePage('http://10.0.0.1/', tools, quietly())
    for (let count = 0; count < 5; count++) {
      expect((await forbidden()).outcome).toEqual({ status: 'failed', code: 'FORBIDDEN_ADDRESS' })
    }
    expect((await forbidden()).outcome).toEqual({
      status: 'failed',
      code: 'UNREACHABLE',
      reason: 'resting',
    })
  })

  test('does not count successful responses as failures', async () => {
    for (let count = 0; count < 6; count++) await scrape('/denied')
    expect((await scrape('/stroller')).outcome.status).toBe('success')
  })
})

describe('the steps of a scrape', () => {
  const SHELL = `<html><head><title>Moon pram</title></head><body><div id="app"></div>
    <script>Shopify.theme = {}; Shopify.currency = {"active":"SGD","rate":"1.0"}</script></body></html>`
  const PRODUCT_FILE = JSON.stringify({
    title: 'Moon pram',
    images: ['/cdn/shop/files/moon.jpg'],
    variants: [{ id: 1, price: 48_990, available: true }],
  })

  async function scrapeShop(pages: Record<string, string>, path: string) {
    await server.close()
    server = await startServer(shop(pages))
    tools = toolsFor(server)
    const stages: string[] = []
    const onStage = (stage: string) => stages.push(stage)
    const address = `http://127.0.0.1:${server.port}${path}`
    return { ...(await scrapePage(address, tools, { signal: NEVER, onStage })), stages }
  }

  test("request Shopify's product file when the page has no price", async () => {
    const pages = { '/products/moon': SHELL, '/products/moon.js': PRODUCT_FILE }
    const { outcome, steps, stages, method } = await scrapeShop(pages, '/products/moon')
    expect(outcome).toMatchObject({
      status: 'success',
      product: {
        productName: 'Moon pram',
        priceMinor: 48_990,
        currency: 'SGD',
        sources: { price: 'shopify-json' },
      },
    })
    expect(steps).toMatchObject([
      { method: 'http', outcome: 'needs-js', httpStatus: 200 },
      { method: 'shopify-json', outcome: 'success', found: { price: { confidence: 0.9 } } },
    ])
    expect(stages).toEqual(['fetching', 'asking'])
    expect(method).toBe('http')
  })

  test('do not request that file when the page has a price', async () => {
    const page = STROLLER_PAGE.replace('</head>', '<script>Shopify.theme = {}</script></head>')
    const { steps } = await scrapeShop({ '/products/moon': page }, '/products/moon')
    expect(steps.map(({ method }) => method)).toEqual(['http'])
    expect(server.paths).toEqual(['/products/moon'])
  })

  test('fail with no-browser for a page that needs one', async () => {
    const { outcome, steps } = await scrapeShop({ '/products/moon': SHELL }, '/products/moon')
    expect(outcome).toEqual({ status: 'failed', code: 'NOT_A_PRODUCT', reason: 'no-browser' })
    expect(steps).toMatchObject([{ outcome: 'needs-js' }, { outcome: 'NOT_A_PRODUCT' }])
  })

  test.each([
    ['/gone', { code: 'NOT_A_PRODUCT', reason: 'gone' }],
    ['/manual.pdf', { code: 'NOT_A_PRODUCT', reason: 'file' }],
    ['/film.mp4', { code: 'NOT_A_PRODUCT', reason: 'file' }],
    ['/broken', { code: 'UNREACHABLE', reason: 'shop-error' }],
    ['/about', { code: 'NOT_A_PRODUCT' }],
  ])('tell why %s gave nothing', async (path, failure) => {
    expect((await scrape(path)).outcome).toEqual({ status: 'failed', ...failure })
  })

  test('contain the name of the bot wall', async () => {
    const { outcome, steps } = await scrape('/robot')
    expect(outcome).toEqual({ status: 'failed', code: 'BLOCKED' })
    expect(steps).toMatchObject([{ outcome: 'BLOCKED', wall: 'amazon', httpStatus: 404 }])
  })
})
