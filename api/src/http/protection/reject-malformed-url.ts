import type { Context, Middleware } from 'koa'

/** Returns false for an absolute request target that cannot be parsed; reading ctx.path then throws. */
function isReadable(ctx: Context): boolean {
  try {
    return typeof ctx.path === 'string'
  } catch {
    return false
  }
}

/** Returns 400 for a malformed request target, before other middleware reads its path. */
export const rejectMalformedUrl: Middleware = (ctx, next) => {
  if (isReadable(ctx)) return next()
  // Middleware that adds response headers reads the path too.
  ctx.url = '/'
  ctx.status = 400
  ctx.type = 'text'
  ctx.set('cache-control', 'no-store')
  ctx.body = 'Bad request'
}
