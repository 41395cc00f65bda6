import type { Middleware } from 'koa'
import type { App } from './app.ts'

/**
 * One line per request: method, pattern, status, time. No address, query, header or body, so that
 * logs hold nothing personal. Gives each request its id.
 */
export function requestLog(app: App): Middleware {
  return async (ctx, next) => {
    const startedAt = performance.now()
    ctx.state.requestId = app.newId()
    ctx.set('x-request-id', ctx.state.requestId)
    try {
      await next()
    } finally {
      app.log.info(
        {
          requestId: ctx.state.requestId,
          method: ctx.method,
          route: ctx.state.endpoint?.path ?? ctx._matchedRoute ?? 'file',
          status: ctx.status,
          ms: Math.round(performance.now() - startedAt),
        },
        'request',
      )
    }
  }
}
