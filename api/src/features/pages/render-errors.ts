import type { AppError } from '@registry/shared/errors/app-error'
import type { PublicPageData } from '@registry/shared/public-pages/public-page-data'
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
  code: AppError['code']
  requestId: string
  retryAfterS: number | undefined
}

function pageOf(
  { status, code, requestId, retryAfterS = USUAL_WAIT_S }: Failure,
  origin: string,
): PublicPageData {
  if (status === 429) return { page: 'rate-limited', origin, retryAfterS }
  // A form sent without scripts, after the registry was closed.
  if (code === 'REGISTRY_NOT_FOUND') return { page: 'registry-not-found', origin }
  return { page: 'error', origin, failure: { status, requestId } }
}

/** Renders errors of page requests as HTML pages with the status of the error. */
export function renderErrors(app: App, bundle: WebBundle): Middleware {
  return async (ctx, next) => {
    try {
      await next()
    } catch (err) {
      if (isApi(ctx.path)) throw err
      const { status, code, details } = toAppError(err)
      const { requestId } = ctx.state
      const { retryAfterS } = details
      if (status >= 500) app.log.error({ err, requestId }, 'page failed')
      if (retryAfterS !== undefined) ctx.set('retry-after', String(retryAfterS))
      const data = pageOf({ status, code, requestId, retryAfterS }, app.config.publicUrl)
      sendHtml(ctx, renderPage(bundle, data, app.log).html, status)
    }
  }
}
