import { Router } from '@koa/router'
import type { SidePageData } from '@registry/shared/public-pages/public-page-data'
import type { Context } from 'koa'
import type { WebBundle } from '../../gateways/web-bundle/web-bundle.ts'
import type { App } from '../../http/app.ts'
import { ipPrefix } from '../../http/limits/ip-prefix.ts'
import type { Limit } from '../../http/limits/rate-limits.ts'
import * as store from '../mail-subscriptions/mail-subscription-store.ts'
import { switchSubscription } from '../mail-subscriptions/switch-subscription.ts'
import { parseUnsubscribeToken, UNSUBSCRIBE_PATH } from '../mail-subscriptions/unsubscribe-link.ts'
import * as registryStore from '../registries/registry-store.ts'
import { renderPage } from './render-page.ts'
import { sendHtml } from './send-html.ts'

/** Email providers send one-click requests of many people from few IP addresses. */
const LIMIT: Limit = { name: 'unsubscribing', points: 600, windowS: 60, by: 'ip' }
const BODY_MAX = 2_000

/** Reads a small body as text; a longer one is cut off. */
async function readBody(ctx: Context): Promise<string> {
  let text = ''
  for await (const chunk of ctx.req) {
    text += chunk
    if (text.length > BODY_MAX) break
  }
  return text
}

async function loadSubscription(app: App, token: string) {
  const id = parseUnsubscribeToken(app, token)
  const subscription = id === undefined ? undefined : await store.findById(app.db, id)
  const registry = subscription && (await registryStore.findById(app.db, subscription.registryId))
  return registry && { subscription, registry }
}

type Loaded = Awaited<ReturnType<typeof loadSubscription>>

function toPage(origin: string, loaded: Loaded): SidePageData {
  if (!loaded) return { page: 'unsubscribe', origin }
  const { kind, isOn } = loaded.subscription
  return { page: 'unsubscribe', origin, mails: { kind, isOn, registryName: loaded.registry.title } }
}

/**
 * Serves the page behind List-Unsubscribe. A POST without a choice is a one-click request of an email client (RFC
 * 8058): it unsubscribes without cookies, scripts or a redirect. A GET changes nothing, because scanners open links.
 */
export function unsubscribeRouter(app: App, bundle: WebBundle): Router {
  const router = new Router()
  const { publicUrl } = app.config

  async function show(ctx: Context, loaded: Loaded): Promise<void> {
    sendHtml(ctx, renderPage(bundle, toPage(publicUrl, loaded), app.log).html, loaded ? 200 : 404)
    ctx.set('cache-control', 'no-store')
    ctx.set('referrer-policy', 'no-referrer')
    ctx.set('x-robots-tag', 'noindex, nofollow')
  }

  router.get(`${UNSUBSCRIBE_PATH}/:token`, async ctx => {
    await app.rateLimits.consume(LIMIT, ipPrefix(ctx.ip))
    await show(ctx, await loadSubscription(app, String(ctx.params.token)))
  })

  router.post(`${UNSUBSCRIBE_PATH}/:token`, async ctx => {
    await app.rateLimits.consume(LIMIT, ipPrefix(ctx.ip))
    const choice = new URLSearchParams(await readBody(ctx)).get('choice')
    const token = String(ctx.params.token)
    const loaded = await loadSubscription(app, token)
    if (loaded) await switchSubscription(app, loaded.subscription, choice === 'on')
    if (!loaded || choice === null) return show(ctx, await loadSubscription(app, token))
    // A browser shows the new state by GET, so that reloading sends nothing again.
    ctx.status = 303
    ctx.redirect(ctx.path)
  })
  return router
}
