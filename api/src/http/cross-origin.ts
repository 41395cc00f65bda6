import cors from '@koa/cors'
import type { Middleware } from 'koa'
import { isApi } from './is-api.ts'

const PREFLIGHT_S = 600

/**
 * Lets the extensions of EXTENSION_ORIGINS call where the browser does not exempt them by a host
 * permission. Exact origins, bearer tokens, never cookies. Our own pages come from the same origin
 * and need no leave; x-csrf-token goes with a cookie, so it is not among the headers.
 */
export function crossOrigin(origins: readonly string[]): Middleware {
  return cors({
    origin: ctx => {
      const origin = ctx.get('origin')
      return isApi(ctx.path) && origins.includes(origin) ? origin : ''
    },
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: [
      'authorization',
      'content-type',
      'idempotency-key',
      'x-requested-with',
      'x-session-token',
    ],
    exposeHeaders: ['idempotency-replayed', 'retry-after', 'x-request-id'],
    maxAge: PREFLIGHT_S,
    credentials: false,
  })
}
