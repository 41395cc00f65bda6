import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyNth } from '../../../shared/test/corpus.ts'
import {
  askingPage,
  DONE,
  framingPage,
  reachingPage,
  WORKER,
} from '../../test/support/hostile-page.ts'
import { hostileUrls } from '../../test/support/hostile-urls.ts'
import { type Canaries, startCanaries, startUdpCanary } from '../../test/support/start-canaries.ts'
import { startServer, type TestServer } from '../../test/support/start-server.ts'
import { chromium, testBrowser, wholeChromium } from '../../test/support/test-browser.ts'
import { testGuard } from '../../test/support/test-guard.ts'
import { watchConnections } from '../../test/support/watch-connections.ts'
import type { FetchGuard } from '../net/guard/fetch-guard.ts'
import type { PageRenderer } from './page-renderer.ts'

let shop: TestServer
let base: string
let canaries: Canaries
let udp: Awaited<ReturnType<typeof startUdpCanary>>
let guard: FetchGuard
/** The scraper's browser, and a smaller one for large samples. */
let browser: PageRenderer
let lean: PageRenderer
/** Responses of the retailer by path. */
const pages = new Map<string, string>()

beforeAll(async () => {
  canaries = await startCanaries([80, 443])
  udp = await startUdpCanary()
  shop = await startServer((request, response) => {
    const { pathname, searchParams, search } = new URL(request.url ?? '', 'http://shop.test')
    if (pathname === '/to') {
      const [[status, location] = ['404', '']] = searchParams
      response.writeHead(Number(status), { location }).end()
      return
    }
    if (pathname === '/refresh') response.setHeader('refresh', `0; url=${searchParams.get('to')}`)
    response.setHeader('content-type', pathname.endsWith('.js') ? 'text/javascript' : 'text/html')
    response.end(pathname === '/worker.js' ? WORKER : (pages.get(pathname + search) ?? ''))
  })
  base = `http://shop.example.com:${shop.port}`
  guard = testGuard([`shop.example.com:${shop.port}`])
  const isDone = (html: string) => /<p id="done">done/.exec(html)?.[0]
  browser = testBrowser(guard, {}, isDone, wholeChromium)
  lean = testBrowser(guard, {}, isDone)
})
afterAll(async () => {
  await Promise.all([browser.stop(), lean.stop()])
  await Promise.all([shop.close(), canaries.close(), udp.close()])
})

/** Renders pages in parallel and expects connections to the retailer only. */
async function expectNoStray(reader: PageRenderer, htmls: readonly string[]): Promise<void> {
  const shopBefore = shop.connections()
  const connections = watchConnections()
  await Promise.all(
    htmls.map(async html => {
      const path = `/page/${pages.size}`
      pages.set(path, html)
      const page = await reader.read(base + path)
      expect(page.html).toContain(DONE)
    }),
  )
  // The server accepts a connection shortly after the browser opens it.
  const stray = () => connections.count() - (shop.connections() - shopBefore)
  await expect.poll(stray).toBe(0)
  connections.stop()
}

// Only the origin of a frame matters here; paths would only add time.
function onePerOrigin(addresses: readonly string[]): string[] {
  const origins = addresses.map(address => URL.parse(address)?.origin ?? 'null')
  const isFirst = (origin: string, index: number) => origins.indexOf(origin) === index
  return addresses.filter((_, at) => origins[at] === 'null' || isFirst(origins[at] ?? '', at))
}

function inGroups<T>(list: readonly T[], size: number): T[][] {
  const starts = list.flatMap((_, index) => (index % size === 0 ? [index] : []))
  return starts.map(start => list.slice(start, start + size))
}

describe.skipIf(!chromium)('a browser on a page that requests this machine', () => {
  const own = Object.values(networkInterfaces()).flatMap(list => list ?? [])
  const ownAddress = own.find(one => one.family === 'IPv4' && !one.internal)?.address ?? '10.0.0.1'
  // One per kind of loopback name; the collected URLs have the other spellings.
  const targets = [
    'http://127.0.0.1:PORT/',
    'https://localhost/',
    `http://${ownAddress}:PORT/`,
    'http://rebind.example.com:PORT/',
  ]

  test('connects by none of the means of a document', async () => {
    const port = String(canaries.ports.at(-1))
    const htmls = targets.map(target => reachingPage(target.replace('PORT', port), base, udp.port))
    await expectNoStray(browser, htmls)
    expect({ tcp: canaries.hits(), udp: udp.hits() }).toEqual({ tcp: 0, udp: 0 })
  })

  const leads: [string, (target: string) => string][] = [
    ['a redirect', target => `/to?302=${encodeURIComponent(target)}`],
    ['a refresh header', target => `/refresh?to=${encodeURIComponent(target)}`],
    [
      'a refresh in the page',
      target => leadBy(`<meta http-equiv="refresh" content="0; url=${target}">`),
    ],
    ['a script', target => leadBy(`<script>location.href = ${JSON.stringify(target)}</script>`)],
    [
      'a form',
      target =>
        leadBy(
          `<form method="post" action="${target}"></form><script>document.forms[0].submit()</script>`,
        ),
    ],
  ]

  function leadBy(html: string): string {
    const path = `/page/${pages.size}`
    pages.set(path, `<!doctype html><title>leads</title><body>${html}</body>`)
    return path
  }

  test.each(leads)('is not redirected by %s', async (_name, leadTo) => {
    const reads = ['http://127.0.0.1/', 'https://rebind.example.com/'].map(target =>
      lean.read(base + leadTo(target)),
    )
    const outcomes = await Promise.allSettled(reads)
    expect(outcomes.map(one => one.status === 'rejected' && one.reason.code)).toEqual(
      reads.map(() => 'FORBIDDEN_ADDRESS'),
    )
    expect(canaries.hits()).toBe(0)
  })

  test.each(['file:///etc/passwd', 'view-source:http://127.0.0.1/', 'chrome://version/'])(
    'shows nothing of %s',
    async target => {
      const reading = browser.read(base + leadBy(`<script>location.href = '${target}'</script>`))
      const html = await reading.then(
        page => page.html,
        error => error.code,
      )
      expect(html).toMatch(/^(UNREACHABLE|<html><head><title>leads)/)
    },
  )

  test('does not even start for a forbidden URL', async () => {
    const before = watchConnections()
    await expect(browser.read('file:///etc/passwd')).rejects.toMatchObject({ name: 'FetchError' })
    before.stop()
    expect(before.count()).toBe(0)
  })

  const addresses = hostileUrls()
  test.skipIf(addresses.length === 0)('connects to none of the collected URLs', async () => {
    const htmls = [
      ...inGroups(addresses, 300).map(askingPage),
      // Frames use the same proxy as all requests and are slow to load, so a sample is enough.
      ...inGroups(everyNth(onePerOrigin(addresses), 6), 60).map(framingPage),
    ]
    for (const pair of inGroups(htmls, 2)) await expectNoStray(lean, pair)
    console.info(
      `${addresses.length} addresses, asked for and framed: ${canaries.hits()} reached a canary ` +
        `(ports ${canaries.ports})`,
    )
    expect(canaries.hits()).toBe(0)
  })

  test('connects to a canary that the guard allows', async () => {
    const port = canaries.ports.at(-1)
    const lax = testBrowser(testGuard([`canary.example.com:${port}`]))
    const before = canaries.hits()
    await expect(lax.read(`http://canary.example.com:${port}/`)).rejects.toThrow()
    await lax.stop()
    expect(canaries.hits()).toBeGreaterThan(before)
  })
})
