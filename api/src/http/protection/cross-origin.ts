import cors from '@koa/cors'
import type { Middleware } from 'koa'
import { isApi } from '../routes/is-api.ts'

const PREFLIGHT_S = 600

/** Firefox generates a different origin for each installation, so they cannot be listed. */
const OF_FIREFOX = /^moz-extension:\/\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Allows CORS for the extensions of EXTENSION_ORIGINS and all of Firefox, where no host permission exempts
 * them. Credentials are off: extensions send bearer tokens, never cookies. x-csrf-token belongs to a cookie, so
 * it is not allowed.
 */
export function crossOrigin(origins: readonly string[]): Middleware {
  const allow = cors({
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
  return (ctx, next) => {
    if (ctx.get('origin')) return allow(ctx, next)
    ctx.vary('Origin')
    return next()
  }
}
