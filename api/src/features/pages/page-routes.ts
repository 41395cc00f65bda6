import { Router } from '@koa/router'
import { slug as slugSchema } from '@registry/shared/contract/fields'
import type { PublicPageData } from '@registry/shared/pages/public-page'
import type { Context } from 'koa'
import * as z from 'zod/mini'
import { isOutage, OUTAGE_RETRY_S } from '../../db/is-outage.ts'
import type { App } from '../../http/app.ts'
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

/** The HTML pages. Every other address leads to a registry, as the specification has it. */
export function pageRouter(app: App, bundle: WebBundle): Router {
  const router = new Router()
  const origin = app.config.publicUrl
  const show = (ctx: Context, data: PublicPageData, status?: number) =>
    sendHtml(ctx, renderPage(bundle, data, app.log), status)

  router.use(async (ctx, next) => {
    try {
      await next()
    } catch (err) {
      app.log.error({ err, requestId: ctx.state.requestId }, 'page failed')
      const isAway = isOutage(err)
      if (isAway) ctx.set('retry-after', String(OUTAGE_RETRY_S))
      show(ctx, { page: 'error', origin }, isAway ? 503 : 500)
    }
  })

  router.get('/registry', ctx => ctx.redirect(registryPath(app.config.defaultRegistrySlug)))

  router.get('/registry/:slug', async ctx => {
    const slug = String(ctx.params.slug)
    const data = await registryData(app, slug)
    if (data) return show(ctx, data)
    const present = isSlug(slug) && (await registryStore.findPresentSlug(app.db, slug))
    if (!present) return show(ctx, { page: 'registry-not-found', origin }, 404)
    ctx.status = 308
    ctx.redirect(registryPath(present))
  })

  router.get('/create-registry', ctx => show(ctx, { page: 'create-registry', origin }))

  router.get(APP_PATHS, ctx => {
    ctx.set('x-robots-tag', 'noindex, nofollow')
    sendHtml(ctx, bundle.appTemplate)
  })
  return router
}

/** An address that is no page leads to the registry. */
export function redirectUnknown(ctx: Context): void {
  const isPage = ctx.method === 'GET' || ctx.method === 'HEAD'
  if (isPage && ctx.status === 404 && ctx.body === undefined && !ctx.path.startsWith('/api')) {
    ctx.redirect('/registry')
  }
}
