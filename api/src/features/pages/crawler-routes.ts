import { Router } from '@koa/router'
import { escapeHtml } from '@registry/shared/html/escape-html'
import type { App } from '../../http/app.ts'
import { ipPrefix } from '../../http/limits/ip-prefix.ts'
import { READS } from '../../http/limits/limit-counter.ts'
import { cacheLoad } from '../../http/responses/cache-load.ts'
import { createCachedBody, sendCachedBody } from '../../http/responses/cached-body.ts'
import * as listingStore from '../registries/listing-store.ts'

/**
 * Returns robots.txt, which allows everything: pages that must not be indexed send X-Robots-Tag, which crawlers
 * see only if they may fetch the page, and link previews need access.
 */
function robotsText(origin: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** Entry of a sitemap (sitemaps.org 0.9). */
interface ListedPage {
  path: string
  /** Time of the last change; omitted if unknown. */
  changedAt?: Date
}

function entry(origin: string, { path, changedAt }: ListedPage): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<url><loc>${escapeHtml(`${origin}${path}`)}</loc>${changed}</url>\n`
}

/** Returns the sitemap of these pages below `origin`. */
export function sitemapXml(origin: string, pages: readonly ListedPage[]): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `${pages.map(page => entry(origin, page)).join('')}</urlset>\n`
  )
}

/** Public pages besides registries that search engines may index. */
const PAGES = ['/create-registry', '/extension', '/supported-features', '/privacy']
/** Maximum number of URLs in a sitemap (sitemaps.org). */
const MAX_URLS = 50_000
const HOUR_S = 3_600

/** Time in ms for which the sitemap is reused: anyone may request it, and it reads all listed registries. */
export const SITEMAP_TTL_MS = 300_000

async function listedPages(app: App): Promise<ListedPage[]> {
  const registries = await listingStore.listListed(app.db, MAX_URLS - PAGES.length)
  return [
    ...PAGES.map(path => ({ path })),
    ...registries.map(({ slug, changedAt }) => ({
      path: `/registry/${encodeURIComponent(slug)}`,
      changedAt,
    })),
  ]
}

/** Serves /robots.txt and /sitemap.xml. */
export function crawlerRouter(app: App): Router {
  const router = new Router()
  const { publicUrl } = app.config
  const loadSitemap = cacheLoad(
    async () => createCachedBody(sitemapXml(publicUrl, await listedPages(app))),
    { ttlMs: SITEMAP_TTL_MS, now: app.now },
  )
  router.get('/robots.txt', ctx => {
    ctx.type = 'text'
    ctx.set('cache-control', `public, max-age=${HOUR_S}`)
    ctx.body = robotsText(publicUrl)
  })
  router.get('/sitemap.xml', async ctx => {
    await app.rateLimits.consume(READS, ipPrefix(ctx.ip))
    await sendCachedBody(ctx, 'application/xml', await loadSitemap())
    ctx.set('cache-control', `public, max-age=${HOUR_S}`)
  })
  return router
}
