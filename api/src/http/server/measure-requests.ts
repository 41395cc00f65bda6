import { createCounter, createHistogram } from '@registry/shared/metrics/metrics'
import type { Context, Next } from 'koa'
import { routeOf } from './route-of.ts'

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
