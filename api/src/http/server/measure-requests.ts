import { createCounter, createHistogram } from '@registry/shared/metrics/metrics'
import { withSpan } from '@registry/shared/tracing/tracing'
import type { Context, Middleware, Next } from 'koa'
import type { App } from '../app.ts'

const requests = createCounter({
  name: 'registry_http_requests_total',
  help: 'Requests by status code',
  labels: ['method', 'route', 'status'],
})

const durations = createHistogram({
  name: 'registry_http_request_duration_seconds',
  help: 'Time until the response is ready to be sent',
  labels: ['method', 'route'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
})

const sizes = createHistogram({
  name: 'registry_http_response_size_bytes',
  help: 'Bytes of a response as sent, compressed and with its headers; not of event streams',
  labels: ['method', 'route'],
  buckets: [1_000, 5_000, 20_000, 100_000, 500_000, 2_000_000],
})

/** Counts requests and measures duration and size of their responses. */
export async function measureRequests(ctx: Context, next: Next): Promise<void> {
  const startedAt = performance.now()
  // The response has no socket any more when it is closed.
  const { socket } = ctx.req
  const sentBefore = socket.bytesWritten
  try {
    await next()
  } finally {
    const route = routeOf(ctx)
    requests.inc({ ...route, status: ctx.status })
    durations.observe(route, (performance.now() - startedAt) / 1_000)
    if (!ctx.state.endpoint?.events) {
      ctx.res.once('close', () => sizes.observe(route, socket.bytesWritten - sentBefore))
    }
  }
}

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

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])

/**
 * Returns method and route pattern of a request for logs and metrics: both have few values and hold no part of the
 * URL.
 */
export function routeOf(ctx: Context): { method: string; route: string } {
  const route: unknown = ctx.state.endpoint?.path ?? ctx._matchedRoute ?? 'file'
  return { method: METHODS.has(ctx.method) ? ctx.method : 'other', route: String(route) }
}
