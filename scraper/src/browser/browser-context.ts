import type { Browser, BrowserContext, Route } from 'playwright'
import { REQUEST_HEADERS } from '../net/fetch/request-headers.ts'

const WEB = /^(?:https?|data|blob):$/
/** Resource types that are invisible here and large: blocked. */
const UNSEEN = new Set(['font', 'media'])
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/**
 * Creates an isolated browser context for one page, without permissions; all traffic goes through the proxy. It
 * sends the same headers as the HTTP fetch, so a retailer sees one client.
 */
export async function openContext(browser: Browser, proxyUrl: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    // Explicit, because otherwise proxy variables of the environment could exempt loopback addresses.
    proxy: { server: proxyUrl, bypass: '<-loopback>' },
    acceptDownloads: false,
    serviceWorkers: 'block',
    permissions: [],
    userAgent: REQUEST_HEADERS['user-agent'],
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
    viewport: { width: 1366, height: 900 },
  })
  await context.route(() => true, answer)
  return context
}

function answer(route: Route): void {
  const request = route.request()
  // Fails when the page was closed meanwhile; nothing depends on the result.
  decide(route, URL.parse(request.url())?.protocol ?? '', request.resourceType()).catch(() => {})
}

async function decide(route: Route, protocol: string, kind: string): Promise<void> {
  if (!WEB.test(protocol) || UNSEEN.has(kind)) return route.abort('blockedbyclient')
  if (kind !== 'image') return route.continue()
  // A failed image would make scripts replace its URL by a placeholder, so each gets a pixel.
  return route.fulfill({
    contentType: 'image/gif',
    headers: { 'access-control-allow-origin': '*' },
    body: PIXEL,
  })
}
