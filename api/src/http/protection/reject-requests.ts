import { AppError } from '@registry/shared/errors/app-error'
import type { Context, Middleware } from 'koa'
import { isApi } from '../routes/is-api.ts'
import type { Route } from '../routes/route.ts'
import { ownOrigins } from './own-origins.ts'

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

const withHead = (methods: readonly string[]) =>
  methods.flatMap(method => (method === 'GET' ? ['GET', 'HEAD'] : [method]))

function patternOf(path: string): RegExp {
  return new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}/?$`)
}

/** Returns 405 with Allow for a known path that has other methods. */
export function rejectUnsupportedMethod(routes: readonly Route[]): Middleware {
  const known = routes.map(({ endpoint }) => ({
    method: endpoint.method,
    pattern: patternOf(endpoint.path),
  }))
  return async (ctx, next) => {
    const methods = known
      .filter(({ pattern }) => pattern.test(ctx.path))
      .map(({ method }) => method)
    if (methods.length === 0) return next()
    ctx.set('allow', withHead(methods).join(', '))
    throw new AppError('METHOD_NOT_ALLOWED')
  }
}

/** Returns 405 with Allow for requests to pages and files that are not GET or HEAD. */
export const rejectUnsafeMethod: Middleware = (ctx, next) => {
  if (ctx.method === 'GET' || ctx.method === 'HEAD' || isApi(ctx.path)) return next()
  ctx.set('allow', withHead(['GET']).join(', '))
  throw new AppError('METHOD_NOT_ALLOWED')
}

const SAFE_METHODS = new Set(['GET', 'HEAD'])

/**
 * Throws FORBIDDEN for a changing request that carries a cookie and has another site's Origin (CSRF). Without
 * Origin the route decides whether the cookie is sufficient.
 */
export function rejectCrossSiteRequest(ctx: Context, publicUrl: string): void {
  if (SAFE_METHODS.has(ctx.method) || !ctx.get('cookie')) return
  const origin = ctx.get('origin')
  if (origin && !ownOrigins(publicUrl).includes(origin)) throw new AppError('FORBIDDEN')
}
