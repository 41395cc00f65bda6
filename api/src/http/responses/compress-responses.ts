import type { Middleware } from 'koa'
import compress from 'koa-compress'

const ENCODINGS = ['zstd', 'br', 'gzip', 'deflate', 'identity']
const compressing = compress()

/**
 * Compresses responses. A client that forbids every encoding, even identity, receives an uncompressed response
 * (RFC 9110 12.5.3); the library would throw.
 */
export const compressResponses: Middleware = async (ctx, next) => {
  ctx.vary('Accept-Encoding')
  await next()
  if (ctx.compress === false || ctx.acceptsEncodings(...ENCODINGS) === false) return
  await compressing(ctx, async () => undefined)
}
