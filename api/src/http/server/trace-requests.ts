import { withSpan } from '@registry/shared/tracing/tracing'
import type { Context, Next } from 'koa'
import { routeOf } from './route-of.ts'

const SERVER_ERROR = 500

/**
 * Creates a span for each request, named after its route pattern. The URL and the client's `traceparent` are not
 * used: the one may hold personal data, the other comes from anyone.
 */
export function traceRequests(ctx: Context, next: Next): Promise<void> {
  return withSpan({ name: ctx.method, kind: 'server' }, async span => {
    await next()
    const { method, route } = routeOf(ctx)
    span.setName(`${method} ${route}`)
    span.setAttributes({
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': ctx.status,
    })
    if (ctx.status >= SERVER_ERROR) span.fail(String(ctx.status))
  })
}
