import type { Middleware } from 'koa'
import type { App } from '../app.ts'
import { routeOf } from './route-of.ts'

/**
 * Logs one line per request: method, route pattern, status, duration. URL, query, headers and body are not
 * logged, because they may contain personal data. Generates the request id.
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
          route: routeOf(ctx).route,
          status: ctx.status,
          ms: Math.round(performance.now() - startedAt),
        },
        'request',
      )
    }
  }
}
