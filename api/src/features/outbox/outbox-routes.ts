import { Router, type RouterContext } from '@koa/router'
import type { Context, Next } from 'koa'
import { outboxFolder, readOutbox } from '../../gateways/mail/outbox-folder.ts'
import type { App } from '../../http/app.ts'
import { loadMail, loadMails } from './load-mails.ts'
import { listPage, mailPage, missingPage, OUTBOX_CSS, OUTBOX_PATH } from './outbox-pages.ts'
import { hasOutbox, isLocalRequest } from './outbox-policy.ts'

const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const PAGE_POLICY = `${NOTHING}; style-src 'self'`
/** Policy for an email's own HTML: no scripts, opaque origin, no subresources. */
const MAIL_POLICY = `${NOTHING}; style-src 'unsafe-inline'; sandbox`

interface OutboxResponse {
  type: string
  body: string | Buffer
  policy: string
}

const html = (body: string): OutboxResponse => ({ type: 'html', body, policy: PAGE_POLICY })

/** Sends a response; undefined sends 404. */
function respond(ctx: Context, response: OutboxResponse | undefined): void {
  const { type, body, policy } = response ?? html(missingPage())
  ctx.status = response ? 200 : 404
  ctx.type = type
  ctx.set('content-security-policy', policy)
  ctx.set('cache-control', 'no-store')
  ctx.set('referrer-policy', 'no-referrer')
  ctx.set('x-robots-tag', 'noindex, nofollow')
  ctx.body = body
}

function outboxRouter(folder: string, publicUrl: string): Router {
  const router = new Router({ prefix: OUTBOX_PATH })

  router.get('/', async ctx => respond(ctx, html(listPage(await loadMails(folder)))))

  router.get('/style.css', ctx => respond(ctx, { type: 'css', body: OUTBOX_CSS, policy: NOTHING }))

  router.get('/:name', async ctx => {
    const mail = await loadMail(folder, String(ctx.params.name))
    respond(ctx, mail && html(mailPage(mail, publicUrl)))
  })

  router.get('/:name/html', async ctx => {
    const mail = await loadMail(folder, String(ctx.params.name))
    respond(ctx, mail && { type: 'html', body: mail.html, policy: MAIL_POLICY })
  })

  router.get('/:name/raw', async ctx => {
    const body = await readOutbox(folder, String(ctx.params.name))
    respond(ctx, body && { type: 'text/plain; charset=utf-8', body, policy: NOTHING })
  })
  return router
}

/**
 * Serves the emails of DATA_DIR/outbox to browsers on this machine. Other clients, and installations with an
 * SMTP server, get 404.
 */
export function outboxRoutes({ config }: App) {
  const router = outboxRouter(outboxFolder(config.dataDir), config.publicUrl)
  const routes = router.routes()
  const isEnabled = hasOutbox(config)
  return (ctx: RouterContext, next: Next) => {
    const { headers, httpVersion } = ctx.req
    const { remoteAddress } = ctx.req.socket
    const isOpen = isEnabled && isLocalRequest({ remoteAddress, headers, httpVersion })
    return isOpen ? routes(ctx, next) : next()
  }
}
