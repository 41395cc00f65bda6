import { AppError } from '@registry/shared/errors/app-error'
import type { Middleware } from 'koa'
import type { Route } from './route.ts'

function patternOf(path: string): RegExp {
  return new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}/?$`)
}

/** Answers 405 with Allow for a known address that takes other methods. */
export function refuseMethod(routes: readonly Route[]): Middleware {
  const known = routes.map(({ endpoint }) => ({
    method: endpoint.method,
    pattern: patternOf(endpoint.path),
  }))
  return async (ctx, next) => {
    const methods = known
      .filter(({ pattern }) => pattern.test(ctx.path))
      .map(({ method }) => method)
    if (methods.length === 0) return next()
    ctx.set('allow', methods.join(', '))
    throw new AppError('METHOD_NOT_ALLOWED')
  }
}
