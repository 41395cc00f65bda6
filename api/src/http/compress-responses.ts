import type { Middleware } from 'koa'
import compress from 'koa-compress'

const ENCODINGS = ['zstd', 'br', 'gzip', 'deflate', 'identity']
const compressing = compress()

/**
 * Compresses what is worth it. Who forbids every encoding, the plain one too, is answered plainly all
 * the same (RFC 9110 12.5.3): the library has no answer for them.
 */
export const compressResponses: Middleware = (ctx, next) => {
  if (ctx.acceptsEncodings(...ENCODINGS) === false) ctx.compress = false
  return compressing(ctx, next)
}
