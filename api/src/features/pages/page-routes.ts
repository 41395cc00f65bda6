import { Router } from '@koa/router'
import { slug as slugSchema } from '@registry/shared/contract/fields'
import { storesAt } from '@registry/shared/pages/extension-store'
import { MENU_COOKIE, menuLookOf } from '@registry/shared/pages/menu-look'
import type { PublicPageData, RegistryPageData } from '@registry/shared/pages/public-page'
import type { Context, Middleware } from 'koa'
import * as z from 'zod/mini'
import type { App } from '../../http/app.ts'
import { isApi } from '../../http/is-api.ts'
import { markStale } from '../../http/mark-stale.ts'
import { PAGE_ORDER } from '../../http/public-registry.ts'
import { loadPublicRegistry } from '../registries/load-public-registry.ts'
import * as registryStore from '../registries/registry-store.ts'
import { shareImageOf, shareImagePath } from '../share-images/share-image.ts'
import { canonicalPath } from './canonical-path.ts'
import { crossSiteShareRedirect } from './cross-site-share.ts'
import { operatorContact } from './operator-contact.ts'
import { ownerHtml } from './owner-html.ts'
import { APP_PATHS } from './page-paths.ts'
import { pickFilterParams } from './pick-filter-params.ts'
import { renderPage } from './render-page.ts'
import { sendHtml } from './send-html.ts'
import { supportedRetailers } from './supported-retailers.ts'
import type { WebBundle } from './web-bundle.ts'

const registryPath = (slug: string) => `/registry/${encodeURIComponent(slug)}`

const NOINDEX = 'noindex, nofollow'

const isSlug = (text: string) => z.safeParse(slugSchema, text).success

async function registryData(
  app: App,
  slug: string,
  ctx: Context,
): Promise<RegistryPageData | undefined> {
  if (!isSlug(slug)) return undefined
  const onStale = (ageMs: number) => markStale(ctx, ageMs)
  const registry = await loadPublicRegistry(app, slug, PAGE_ORDER, onStale)
  if (!registry) return undefined
  const today = app.now().toISOString().slice(0, 10)
  const shareImage = shareImagePath(slug, shareImageOf(registry))
  const query = pickFilterParams(ctx.querystring)
  const menu = menuLookOf(ctx.cookies.get(MENU_COOKIE))
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

/** Where the registry lives that this address once led to, or leads to in lower case. */
async function findMovedSlug(app: App, slug: string): Promise<string | undefined> {
  if (!isSlug(slug)) return undefined
  const lower = slug.toLowerCase()
  const isKnown = lower !== slug && (await registryStore.findBySlug(app.db, lower))
  return isKnown ? lower : registryStore.findCurrentSlug(app.db, lower)
}

/** To the one address of a page, with what was asked of it. */
function redirectPermanently(ctx: Context, path: string): void {
  ctx.status = 308
  // A former address may become somebody's again.
  ctx.set('cache-control', 'no-cache')
  ctx.redirect(path + ctx.search)
}

/** A page has one address: others that can only mean the same lead there. */
export const redirectToCanonicalPath: Middleware = (ctx, next) => {
  const tidy = canonicalPath(ctx.path)
  if (tidy === undefined || tidy === ctx.path) return next()
  redirectPermanently(ctx, tidy)
}

/** Only the browser knows whose registry is home; link previews are led to the default one at once. */
function serveHome(ctx: Context, defaultSlug: string, { homeTemplate }: WebBundle): void {
  ctx.vary('accept')
  if (!ctx.get('accept').includes('text/html')) ctx.redirect(registryPath(defaultSlug) + ctx.search)
  else sendHtml(ctx, homeTemplate.replaceAll('DEFAULT-SLUG', encodeURIComponent(defaultSlug)))
}

/** The HTML pages. Every other address leads to a registry, as the specification has it. */
export function pageRouter(app: App, bundle: WebBundle): Router {
  const router = new Router()
  const origin = app.config.publicUrl
  const show = (ctx: Context, data: PublicPageData, status?: number) =>
    sendHtml(ctx, renderPage(bundle, data, app.log), status)

  router.get('/registry', ctx => serveHome(ctx, app.config.defaultRegistrySlug, bundle))

  router.get('/registry/:slug', async ctx => {
    const slug = String(ctx.params.slug)
    const data = await registryData(app, slug, ctx)
    if (data) {
      // Link previews do not mind: they are not search engines.
      if (!data.isListed) ctx.set('x-robots-tag', NOINDEX)
      return show(ctx, data)
    }
    const present = await findMovedSlug(app, slug)
    if (present) redirectPermanently(ctx, registryPath(present))
    else show(ctx, { page: 'registry-not-found', origin }, 404)
  })

  const shops = supportedRetailers
  const stores = storesAt(app.config.extensionStores)
  const contact = operatorContact(app.config.mailFrom)
  router.get('/create-registry', ctx => show(ctx, { page: 'create-registry', origin }))
  router.get('/privacy', ctx => show(ctx, { page: 'privacy', origin, contact }))
  router.get('/extension', ctx => show(ctx, { page: 'extension', origin, shops, stores }))
  const hasGiftPassing = app.config.giftPassingEnabled
  router.get('/supported-features', ctx =>
    show(ctx, { page: 'supported-features', origin, shops, hasGiftPassing }),
  )
  router.get('/offline', ctx => show(ctx, { page: 'offline', origin }))

  router.get(APP_PATHS, ctx => {
    ctx.set('x-robots-tag', NOINDEX)
    // Mailed links carry a token, and a shop need not learn whose list led to it.
    ctx.set('referrer-policy', 'no-referrer')
    const form = crossSiteShareRedirect(ctx)
    if (form) ctx.redirect(form)
    else sendHtml(ctx, ownerHtml(bundle, ctx.path))
  })
  return router
}

/** An address that is no page leads to the registry; what was asked of the root is asked of that. */
export function redirectUnknown(ctx: Context): void {
  if (ctx.status === 404 && ctx.body === undefined && !isApi(ctx.path)) {
    ctx.redirect(ctx.path === '/' ? `/registry${ctx.search}` : '/registry')
  }
}
