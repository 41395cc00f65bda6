import type { Context } from 'koa'

/**
 * Marks a response from the cache, loaded `ageMs` ago and possibly outdated: `Age` (RFC 9111 5.1) and `Cache-
 * Status` with a negative `ttl` (RFC 9211 2.4), both in seconds.
 */
export function markStale(ctx: Context, ageMs: number): void {
  const seconds = Math.ceil(ageMs / 1000)
  ctx.set('age', String(seconds))
  ctx.set('cache-status', `registry; hit; ttl=-${seconds}`)
}
