import { Router } from '@koa/router'
import { slug as slugSchema } from '@registry/shared/contract/fields'
import { parseStoreUrls } from '@registry/shared/public-pages/extension-store'
import { LISTED_COUNTRIES } from '@registry/shared/public-pages/listed-countries'
import type {
  PublicPageData,
  PublicRetailer,
  RegistryPageData,
} from '@registry/shared/public-pages/public-page-data'
import { parseSidebarState, SIDEBAR_COOKIE } from '@registry/shared/public-pages/sidebar-state'
import { singaporeDate } from '@registry/shared/registries/celebration'
import { retailerCatalogue } from '@registry/shared/retailers/retailer-catalogue'
import type { Context, Middleware } from 'koa'
import * as z from 'zod/mini'
import type { WebBundle } from '../../gateways/web-bundle/web-bundle.ts'
import type { App } from '../../http/app.ts'
import { ipPrefix } from '../../http/limits/ip-prefix.ts'
import type { Limit } from '../../http/limits/rate-limits.ts'
import { PAGE_ORDER } from '../../http/public-registry.ts'
import { createCachedBody, sendCachedBody } from '../../http/responses/cached-body.ts'
import { markStale } from '../../http/responses/mark-stale.ts'
import { isApi } from '../../http/routes/is-api.ts'
import { loadPublicRegistry } from '../public-registry/load-public-registry.ts'
import * as registryStore from '../registries/registry-store.ts'
import { shareImageOf, shareImagePath } from '../share-images/share-image.ts'
import {
  contributionStep,
  paymentLinkStep,
  withContributionStep,
} from './contribute/with-contribution-step.ts'
import { crossSiteShareRedirect } from './cross-site-share.ts'
import { ownerHtml } from './owner-html.ts'
import { createPageCache } from './page-cache.ts'
import { APP_PATHS, canonicalPath } from './page-paths.ts'
import { pickFilterParams } from './pick-filter-params.ts'
import { registryManifest } from './registry-manifest.ts'
import { renderPage } from './render-page.ts'
import { sendHtml } from './send-html.ts'

/** Retailers as shown on the pages, without their extraction rules. */
const supportedRetailers: PublicRetailer[] = retailerCatalogue().map(
  ({ name, domains, sites, clientSideExtraction }) => ({
    name,
    host: domains[0] ?? '',
    // A main host without a country serves several.
    sites: LISTED_COUNTRIES.flatMap(country => {
      const site = sites[0]?.country && sites.find(one => one.country === country)
      return site ? [{ country, host: site.host }] : []
    }),
    isQuickAddOnly: clientSideExtraction,
  }),
)

/** Domains that cannot receive email, which means that MAIL_FROM was not set. */
const UNREACHABLE = /@(localhost|[^@]+\.(invalid|test|local|localhost))$/i

/** Returns the sender's email address, if people can write to it. */
function operatorContact(mailFrom: string): string | undefined {
  const address = /<([^>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom
  return UNREACHABLE.test(address) ? undefined : address
}

const MANIFEST = '/manifest.webmanifest'
const registryPath = (slug: string) => `/registry/${encodeURIComponent(slug)}`

/** Share of the cache for rendered pages. */
const PAGE_SHARE = 3 / 8

/** Filtered pages that are rendered because they are not cached: with scripts the browser filters the items. */
export const FILTERED_PAGES: Limit = { name: 'filtered-pages', points: 120, windowS: 60, by: 'ip' }

const NOINDEX = 'noindex, nofollow'

const isSlug = (text: string) => z.safeParse(slugSchema, text).success

async function publicRegistry(app: App, slug: string, ctx: Context) {
  const onStale = (ageMs: number) => markStale(ctx, ageMs)
  return isSlug(slug) ? loadPublicRegistry(app, slug, PAGE_ORDER, onStale) : undefined
}

async function registryData(
  app: App,
  slug: string,
  ctx: Context,
): Promise<RegistryPageData | undefined> {
  const registry = await publicRegistry(app, slug, ctx)
  if (!registry) return undefined
  const today = singaporeDate(app.now().getTime())
  const shareImage = shareImagePath(slug, shareImageOf(registry))
  const query = pickFilterParams(ctx.querystring)
  const menu = parseSidebarState(ctx.cookies.get(SIDEBAR_COOKIE))
  return {
    page: 'registry',
    origin: app.config.publicUrl,
    today,
    shareImage,
    query,
    menu,
    ...registry,
  }
}

/** Returns the current slug for a former one or one in other case. */
async function findMovedSlug(app: App, slug: string): Promise<string | undefined> {
  if (!isSlug(slug)) return undefined
  const lower = slug.toLowerCase()
  const isKnown = lower !== slug && (await registryStore.findBySlug(app.db, lower))
  return isKnown ? lower : registryStore.findCurrentSlug(app.db, lower)
}

/** Redirects permanently (308) and keeps the query string. */
function redirectPermanently(ctx: Context, path: string): void {
  ctx.status = 308
  // Not cached, because a former slug may be used by a registry again.
  ctx.set('cache-control', 'no-cache')
  ctx.redirect(path + ctx.search)
}

/** Redirects other spellings of a page's path to the canonical one. */
export const redirectToCanonicalPath: Middleware = (ctx, next) => {
  const tidy = canonicalPath(ctx.path)
  if (tidy === undefined || tidy === ctx.path) return next()
  redirectPermanently(ctx, tidy)
}

/**
 * Serves the page whose script redirects to the visitor's own registry. Link previews do not run scripts, so
 * they are redirected to the default registry.
 */
function serveHome(ctx: Context, defaultSlug: string, { homeTemplate }: WebBundle): void {
  ctx.vary('accept')
  if (!ctx.get('accept').includes('text/html')) ctx.redirect(registryPath(defaultSlug) + ctx.search)
  else sendHtml(ctx, homeTemplate.replaceAll('DEFAULT-SLUG', encodeURIComponent(defaultSlug)))
}

/** Returns the step of a contribution that the query string opens, for browsers without scripts. */
function stepWithoutScripts(app: App, data: RegistryPageData, { query }: Context) {
  if (typeof query.contribute === 'string')
    return contributionStep(data, query.contribute, app.newToken())
  return typeof query.pay === 'string' ? paymentLinkStep(data) : undefined
}

/** Router for the HTML pages. */
export function pageRouter(app: App, bundle: WebBundle): Router {
  const router = new Router()
  const origin = app.config.publicUrl
  const pages = createPageCache(PAGE_SHARE * app.config.cacheBytes)
  const show = (ctx: Context, data: PublicPageData, status?: number) =>
    sendHtml(ctx, renderPage(bundle, data, app.log).html, status)

  /** Redirects from a former slug; otherwise returns 404. `rest` follows the slug in the path. */
  async function sendMoved(ctx: Context, slug: string, rest = ''): Promise<void> {
    const present = await findMovedSlug(app, slug)
    if (present) redirectPermanently(ctx, registryPath(present) + rest)
    else show(ctx, { page: 'registry-not-found', origin }, 404)
  }

  router.get('/registry', ctx => serveHome(ctx, app.config.defaultRegistrySlug, bundle))

  router.get('/registry/:slug', async ctx => {
    const slug = String(ctx.params.slug)
    const data = await registryData(app, slug, ctx)
    if (data) {
      // Link preview crawlers ignore this header, unlike search engines.
      if (!data.isListed) ctx.set('x-robots-tag', NOINDEX)
      ctx.status = 200
      const page = await pages.get(data, async () => {
        if (data.query !== '') await app.rateLimits.consume(FILTERED_PAGES, ipPrefix(ctx.ip))
        return renderPage(bundle, data, app.log)
      })
      const step = stepWithoutScripts(app, data, ctx)
      const body = step ? await withContributionStep(bundle, page, step) : page
      return sendCachedBody(ctx, 'html', body)
    }
    await sendMoved(ctx, slug)
  })

  router.get(`/registry/:slug${MANIFEST}`, async ctx => {
    const slug = String(ctx.params.slug)
    const registry = await publicRegistry(app, slug, ctx)
    if (!registry) return sendMoved(ctx, slug, MANIFEST)
    const manifest = registryManifest(bundle.manifest, registryPath(slug), registry.registryOwner)
    ctx.status = 200
    ctx.set('x-robots-tag', NOINDEX)
    const body = createCachedBody(JSON.stringify(manifest))
    await sendCachedBody(ctx, 'application/manifest+json', body)
  })

  const shops = supportedRetailers
  const stores = parseStoreUrls(app.config.extensionStores)
  const contact = operatorContact(app.config.mailFrom)
  router.get('/create-registry', ctx => show(ctx, { page: 'create-registry', origin }))
  router.get('/privacy', ctx => show(ctx, { page: 'privacy', origin, contact }))
  router.get('/extension', ctx => show(ctx, { page: 'extension', origin, shops, stores }))
  const hasGiftPassing = app.config.giftPassingEnabled
  router.get('/supported-features', ctx =>
    show(ctx, { page: 'supported-features', origin, shops, hasGiftPassing }),
  )
  router.get('/offline', ctx => show(ctx, { page: 'offline', origin }))

  // The same for all owners, so each is compressed once.
  const ownerPages = new Map(
    APP_PATHS.map(path => [path, createCachedBody(ownerHtml(bundle, path))] as const),
  )
  router.get(APP_PATHS, async ctx => {
    ctx.set('x-robots-tag', NOINDEX)
    // Mailed links contain a token, and retailers must not learn the URL of the registry.
    ctx.set('referrer-policy', 'no-referrer')
    const form = crossSiteShareRedirect(ctx)
    if (form) return ctx.redirect(form)
    ctx.status = 200
    const page = ownerPages.get(ctx.path)
    if (page) await sendCachedBody(ctx, 'html', page)
  })
  return router
}

/** Redirects unknown paths to the registry, as specified. The root keeps its query string. */
export function redirectUnknown(ctx: Context): void {
  if (ctx.status === 404 && ctx.body === undefined && !isApi(ctx.path)) {
    ctx.redirect(ctx.path === '/' ? `/registry${ctx.search}` : '/registry')
  }
}
