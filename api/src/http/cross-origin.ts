import cors from '@koa/cors'
import type { Middleware } from 'koa'
import { isApi } from './is-api.ts'

const PREFLIGHT_S = 600

/** Firefox draws another one for each installation: none can be named beforehand. */
const OF_FIREFOX = /^moz-extension:\/\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Lets the extensions of EXTENSION_ORIGINS, and those of Firefox, call where the browser does not
 * exempt them by a host permission. Exact origins, bearer tokens, never cookies. Our own pages come from the same origin
 * and need no leave; x-csrf-token goes with a cookie, so it is not among the headers.
 */
export function crossOrigin(origins: readonly string[]): Middleware {
  return cors({
    origin: ctx => {
      const origin = ctx.get('origin')
      const isExtension = origins.includes(origin) || OF_FIREFOX.test(origin)
      return isApi(ctx.path) && isExtension ? origin : ''
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
