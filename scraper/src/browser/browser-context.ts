import type { Browser, BrowserContext, Route } from 'playwright'
import { REQUEST_HEADERS } from '../net/request-headers.ts'

const WEB = /^(?:https?|data|blob):$/
/** Seen by nobody, and most of what a page weighs. */
const UNSEEN = new Set(['font', 'media'])
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/**
 * A context for one page: nothing of other jobs in it, nothing allowed, and no way out but the proxy.
 * It asks as the plain fetch does, so that a shop sees one and the same visitor.
 */
export async function openContext(browser: Browser, proxyUrl: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    // Named, as else a variable of the environment could have loopback addresses asked for directly.
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
  // A route whose page has gone meanwhile can only fail, and nobody waits for it.
  decide(route, URL.parse(request.url())?.protocol ?? '', request.resourceType()).catch(() => {})
}

async function decide(route: Route, protocol: string, kind: string): Promise<void> {
  if (!WEB.test(protocol) || UNSEEN.has(kind)) return route.abort('blockedbyclient')
  if (kind !== 'image') return route.continue()
  // An error would have scripts put a placeholder where the address of the picture stands.
  return route.fulfill({
    contentType: 'image/gif',
    headers: { 'access-control-allow-origin': '*' },
    body: PIXEL,
  })
}
