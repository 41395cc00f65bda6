import { AppError } from '@registry/shared/errors/app-error'
import type { Context } from 'koa'
import { ownOrigins } from './own-origins.ts'

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
