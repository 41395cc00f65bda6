import cors from '@koa/cors'
import type { Middleware } from 'koa'

const PREFLIGHT_S = 600

/**
 * Lets the extensions of EXTENSION_ORIGINS call where the browser does not exempt them by a host
 * permission. Exact origins, bearer tokens, never cookies.
 */
export function crossOrigin(origins: readonly string[]): Middleware {
  return cors({
    origin: ctx => (origins.includes(ctx.get('origin')) ? ctx.get('origin') : ''),
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['authorization', 'content-type', 'idempotency-key', 'x-session-token'],
    exposeHeaders: ['retry-after', 'x-request-id'],
    maxAge: PREFLIGHT_S,
    credentials: false,
  })
}
