import type { Context } from 'koa'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])

/**
 * Returns method and route pattern of a request for logs and metrics: both have few values and hold no part of the
 * URL.
 */
export function routeOf(ctx: Context): { method: string; route: string } {
  const route: unknown = ctx.state.endpoint?.path ?? ctx._matchedRoute ?? 'file'
  return { method: METHODS.has(ctx.method) ? ctx.method : 'other', route: String(route) }
}
