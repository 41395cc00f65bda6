import { Router } from '@koa/router'
import type { WebBundle } from '../../gateways/web-bundle/web-bundle.ts'
import type { App } from '../../http/app.ts'
import { isLocalRequest } from '../outbox/outbox-policy.ts'
import { ownerHtml } from './owner-html.ts'
import { sendHtml } from './send-html.ts'

/**
 * Router for the gallery of UI components: in development, to browsers on this machine. Other clients and
 * installations get no such page; their web build does not contain it either.
 */
export function uiGalleryRouter({ config }: App, bundle: WebBundle): Router {
  const router = new Router()
  if (!config.isDevelopment) return router
  router.get('/dev/ui', (ctx, next) => {
    const { headers, httpVersion } = ctx.req
    const { remoteAddress } = ctx.req.socket
    if (!isLocalRequest({ remoteAddress, headers, httpVersion })) return next()
    ctx.set('x-robots-tag', 'noindex, nofollow')
    sendHtml(ctx, ownerHtml(bundle, ctx.path))
  })
  return router
}
