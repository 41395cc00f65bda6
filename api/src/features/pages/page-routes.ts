import { Router } from '@koa/router'
import { slug as slugSchema } from '@registry/shared/contract/fields'
import type { PublicPageData } from '@registry/shared/pages/public-page'
import type { Context, Middleware } from 'koa'
import * as z from 'zod/mini'
import type { App } from '../../http/app.ts'
import { toAppError } from '../../http/error-handler.ts'
import { isApi } from '../../http/is-api.ts'
import { loadPublicRegistry } from '../registries/load-public-registry.ts'
import * as registryStore from '../registries/registry-store.ts'
import { renderPage } from './render-page.ts'
import type { WebBundle } from './web-bundle.ts'

/** Addresses of the owner's area: one page, whose own router takes over. */
const APP_PATHS = [
  '/admin',
  '/dashboard',
  '/registry-settings',
  '/share-product',
  '/notification',
  '/verify-email',
  '/reset-password',
]

const registryPath = (slug: string) => `/registry/${encodeURIComponent(slug)}`

const isSlug = (text: string) => z.safeParse(slugSchema, text).success

function sendHtml(ctx: Context, html: string, status = 200): void {
  ctx.status = status
  ctx.type = 'html'
  ctx.set('cache-control', 'no-cache')
  ctx.body = html
}

async function registryData(app: App, slug: string): Promise<PublicPageData | undefined> {
  if (!isSlug(slug)) return undefined
  const registry = await loadPublicRegistry(app, slug, { sortBy: 'value', sortOrder: 'desc' })
  if (!registry) return undefined
  const today = app.now().toISOString().slice(0, 10)
  return { page: 'registry', origin: app.config.publicUrl, today, ...registry }
}

/** Whatever fails on the way to a page is answered as a page, with the failure's status. */
export function showFailures(app: App, bundle: WebBundle): Middleware {
  return async (ctx, next) => {
    try {
      await next()
    } catch (err) {
      if (isApi(ctx.path)) throw err
      const { status, details } = toAppError(err)
      const { requestId } = ctx.state
      if (status >= 500) app.log.error({ err, requestId }, 'page failed')
      if (details.retryAfterS !== undefined) ctx.set('retry-after', String(details.retryAfterS))
      const data = { page: 'error', origin: app.config.publicUrl } as const
      sendHtml(ctx, renderPage(bundle, data, app.log), status)
    }
  }
}

/** Only the browser knows whose registry is home; link previews are led to the default one at once. */
function leadHome(ctx: Context, defaultSlug: string, { homeTemplate }: WebBundle): void {
  ctx.vary('accept')
  if (!ctx.get('accept').includes('text/html')) ctx.redirect(registryPath(defaultSlug))
  else sendHtml(ctx, homeTemplate.replaceAll('DEFAULT-SLUG', encodeURIComponent(defaultSlug)))
}

/** The HTML pages. Every other address leads to a registry, as the specification has it. */
export function pageRouter(app: App, bundle: WebBundle): Router {
  const router = new Router()
  const origin = app.config.publicUrl
  const show = (ctx: Context, data: PublicPageData, status?: number) =>
    sendHtml(ctx, renderPage(bundle, data, app.log), status)

  router.get('/registry', ctx => leadHome(ctx, app.config.defaultRegistrySlug, bundle))

  router.get('/registry/:slug', async ctx => {
    const slug = String(ctx.params.slug)
    const data = await registryData(app, slug)
    if (data) return show(ctx, data)
    const present = isSlug(slug) && (await registryStore.findPresentSlug(app.db, slug))
    if (!present) return show(ctx, { page: 'registry-not-found', origin }, 404)
    ctx.status = 308
    // The former address may become somebody's again.
    ctx.set('cache-control', 'no-cache')
    ctx.redirect(registryPath(present))
  })

  router.get('/create-registry', ctx => show(ctx, { page: 'create-registry', origin }))

  router.get(APP_PATHS, ctx => {
    ctx.set('x-robots-tag', 'noindex, nofollow')
    // Mailed links carry a token, and a shop need not learn whose list led to it.
    ctx.set('referrer-policy', 'no-referrer')
    sendHtml(ctx, bundle.appTemplate)
  })
  return router
}

/** An address that is no page leads to the registry. */
export function redirectUnknown(ctx: Context): void {
  if (ctx.status === 404 && ctx.body === undefined && !isApi(ctx.path)) ctx.redirect('/registry')
}
