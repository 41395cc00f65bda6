import type { Context, Middleware } from 'koa'

/** A request may carry a whole address, host and all; one that is no address has no path to ask for. */
function isReadable(ctx: Context): boolean {
  try {
    return typeof ctx.path === 'string'
  } catch {
    return false
  }
}

/** Answers 400 to an address that cannot be read, before anything asks for its path. */
export const rejectMalformedUrl: Middleware = (ctx, next) => {
  if (isReadable(ctx)) return next()
  // What adds headers on the way back asks for the path too.
  ctx.url = '/'
  ctx.status = 400
  ctx.type = 'text'
  ctx.set('cache-control', 'no-store')
  ctx.body = 'Bad request'
}
