import { Router } from '@koa/router'
import type { App } from '../../http/app.ts'
import { ipPrefix } from '../../http/limits/ip-prefix.ts'
import { READS } from '../../http/limits/limit-counter.ts'
import * as listingStore from '../registries/listing-store.ts'
import { robotsText } from './robots-text.ts'
import { type ListedPage, sitemapXml } from './sitemap-xml.ts'

/** Public pages besides registries that search engines may index. */
const PAGES = ['/create-registry', '/extension', '/supported-features', '/privacy']
/** Maximum number of URLs in a sitemap (sitemaps.org). */
const MAX_URLS = 50_000
const HOUR_S = 3_600

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
  router.get('/robots.txt', ctx => {
    ctx.type = 'text'
    ctx.set('cache-control', `public, max-age=${HOUR_S}`)
    ctx.body = robotsText(publicUrl)
  })
  router.get('/sitemap.xml', async ctx => {
    await app.rateLimits.consume(READS, ipPrefix(ctx.ip))
    ctx.type = 'application/xml'
    ctx.set('cache-control', `public, max-age=${HOUR_S}`)
    ctx.body = sitemapXml(publicUrl, await listedPages(app))
  })
  return router
}
