import type { SidePageData } from '@registry/shared/public-pages/public-page-data'
import type { Middleware } from 'koa'
import type { WebBundle } from '../../gateways/web-bundle/web-bundle.ts'
import type { App } from '../../http/app.ts'
import { toAppError } from '../../http/responses/error-handler.ts'
import { isApi } from '../../http/routes/is-api.ts'
import { renderPage } from './render-page.ts'
import { sendHtml } from './send-html.ts'

const USUAL_WAIT_S = 60

interface Failure {
  status: number
  requestId: string
  retryAfterS: number | undefined
}

function pageOf({ status, requestId, retryAfterS = USUAL_WAIT_S }: Failure, origin: string) {
  const page: SidePageData =
    status === 429
      ? { page: 'rate-limited', origin, retryAfterS }
      : { page: 'error', origin, failure: { status, requestId } }
  return page
}

/** Renders errors of page requests as HTML pages with the status of the error. */
export function renderErrors(app: App, bundle: WebBundle): Middleware {
  return async (ctx, next) => {
    try {
      await next()
    } catch (err) {
      if (isApi(ctx.path)) throw err
      const { status, details } = toAppError(err)
      const { requestId } = ctx.state
      const { retryAfterS } = details
      if (status >= 500) app.log.error({ err, requestId }, 'page failed')
      if (retryAfterS !== undefined) ctx.set('retry-after', String(retryAfterS))
      const data = pageOf({ status, requestId, retryAfterS }, app.config.publicUrl)
      sendHtml(ctx, renderPage(bundle, data, app.log).html, status)
    }
  }
}
