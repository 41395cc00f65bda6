import type { Readable } from 'node:stream'
import type { Context } from 'koa'

/**
 * Sends server-sent events (WHATWG HTML 9.2). Nothing on the way may keep them, change them or hold
 * them back: compression would wait for more, and so would nginx without the last header.
 */
export function sendEvents(ctx: Context, events: Readable): void {
  ctx.type = 'text/event-stream'
  ctx.set('cache-control', 'no-cache, no-transform')
  ctx.set('x-accel-buffering', 'no')
  ctx.body = events
}
