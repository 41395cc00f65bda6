import { bodyParser } from '@koa/bodyparser'
import { Router } from '@koa/router'
import { AppError } from '@registry/shared/errors/app-error'
import type { Context, Middleware } from 'koa'
import type { App } from './app.ts'
import { authenticate, LEGACY_COOKIE } from './authenticate.ts'
import { consumeLimits } from './consume-limits.ts'
import { encodeAnswer, parseInput } from './parse-input.ts'
import { requestMeta } from './request-meta.ts'
import type { Route } from './route.ts'
import { sendRevalidated } from './send-revalidated.ts'
import type { Authenticators } from './viewer.ts'

const DEFAULT_BODY_BYTES = 100_000

function parsesBody(route: Route): Middleware {
  const limit = `${route.endpoint.maxBodyBytes ?? DEFAULT_BODY_BYTES}b`
  const parse = bodyParser({
    enableTypes: ['json'],
    jsonLimit: limit,
    encoding: 'utf-8',
    onError: error => {
      const isTooLarge = 'status' in error && error.status === 413
      throw new AppError(isTooLarge ? 'BODY_TOO_LARGE' : 'MALFORMED_JSON')
    },
  })
  return async (ctx, next) => {
    const hasBody =
      Number(ctx.get('content-length') || 0) > 0 || ctx.get('transfer-encoding') !== ''
    if (hasBody && !ctx.is('json')) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
    await parse(ctx, next)
  }
}

function answers(route: Route, app: App, authenticators: Authenticators): Middleware {
  const { endpoint } = route
  return async (ctx: Context) => {
    ctx.state.endpoint = endpoint
    const meta = requestMeta(ctx, app)
    const legacyCookie = meta.cookies.get(LEGACY_COOKIE)
    const { access } = endpoint
    const viewer = await authenticate(ctx, { access, legacyCookie }, authenticators)
    const input = parseInput(endpoint, {
      params: ctx.params,
      query: { ...ctx.query },
      body: ctx.request.body,
    })
    await consumeLimits(route, { app, viewer, meta, params: input.params })
    const answer = await route.handle({ ...input, viewer, meta }, app)
    ctx.status = endpoint.status ?? 200
    const body = encodeAnswer(endpoint, answer)
    if (endpoint.method === 'GET' && access === 'anyone') return sendRevalidated(ctx, body)
    // Whatever depends on a token or changes something is nobody's to keep.
    ctx.set('cache-control', 'no-store')
    ctx.body = body
  }
}

const toKoaPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

/** A router below /api with every route of the contract. */
export function mountRoutes(
  routes: readonly Route[],
  app: App,
  authenticators: Authenticators,
): Router {
  const router = new Router({ prefix: '/api' })
  for (const route of routes) {
    const method = route.endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'
    router[method](
      toKoaPath(route.endpoint.path),
      parsesBody(route),
      answers(route, app, authenticators),
    )
  }
  return router
}
