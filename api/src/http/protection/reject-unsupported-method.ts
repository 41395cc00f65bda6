import { AppError } from '@registry/shared/errors/app-error'
import type { Middleware } from 'koa'
import { isApi } from '../routes/is-api.ts'
import type { Route } from '../routes/route.ts'

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
