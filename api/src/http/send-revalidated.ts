import { createHash } from 'node:crypto'
import type { Context } from 'koa'

/**
 * Sends JSON that caches may keep but must ask about: whoever has this very answer is told so in 304
 * (RFC 9110 13.1.2). Weak, since compression changes the bytes.
 */
export function sendRevalidated(ctx: Context, body: unknown): void {
  const text = JSON.stringify(body)
  ctx.set('cache-control', 'no-cache')
  ctx.set('etag', `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`)
  if (ctx.fresh) {
    ctx.status = 304
    return
  }
  ctx.type = 'json'
  ctx.body = text
}
