import { createHash } from 'node:crypto'
import type { Context } from 'koa'

/** A serialized response with its ETag. */
export interface SerializedResponse {
  bytes: Buffer
  etag: string
}

/** Serializes a response. The ETag is weak because compression changes the bytes. */
export function serialize(body: unknown): SerializedResponse {
  const bytes = Buffer.from(JSON.stringify(body))
  const hash = createHash('sha256').update(bytes).digest('base64url')
  return { bytes, etag: `W/"${hash.slice(0, 22)}"` }
}

/** Sends JSON that caches must revalidate, or 304 when the client has the current version (RFC 9110 13.1.2). */
export function sendWithEtag(ctx: Context, { bytes, etag }: SerializedResponse): void {
  ctx.set('cache-control', 'no-cache')
  ctx.set('etag', etag)
  if (ctx.fresh) {
    ctx.status = 304
    return
  }
  ctx.type = 'json'
  ctx.body = bytes
}
