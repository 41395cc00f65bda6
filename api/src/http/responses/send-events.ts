import type { Readable } from 'node:stream'
import type { Context } from 'koa'

/**
 * Sends server-sent events (WHATWG HTML 9.2). Disables caching, compression and proxy buffering (`x-accel-
 * buffering` for nginx), which would delay events.
 */
export function sendEvents(ctx: Context, events: Readable): void {
  ctx.type = 'text/event-stream'
  ctx.set('cache-control', 'no-cache, no-transform')
  ctx.set('x-accel-buffering', 'no')
  ctx.body = events
}
