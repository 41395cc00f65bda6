import type { Middleware } from 'koa'
import compress from 'koa-compress'

const ENCODINGS = ['zstd', 'br', 'gzip', 'deflate', 'identity']
const compressing = compress()

/**
 * Compresses responses. A client that forbids every encoding, even identity, receives an uncompressed response
 * (RFC 9110 12.5.3); the library would throw.
 */
export const compressResponses: Middleware = (ctx, next) => {
  if (ctx.acceptsEncodings(...ENCODINGS) === false) ctx.compress = false
  return compressing(ctx, next)
}
