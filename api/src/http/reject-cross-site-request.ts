import { AppError } from '@registry/shared/errors/app-error'
import type { Context } from 'koa'
import { ownOrigins } from './own-origins.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD'])

/**
 * Refuses a changing call that brings a cookie from a page of somebody else's: browsers send cookies
 * along whoever causes the call, and name its page in Origin. Whether a call without Origin may rely
 * on its cookie is its route's to judge. Throws FORBIDDEN.
 */
export function rejectCrossSiteRequest(ctx: Context, publicUrl: string): void {
  if (SAFE_METHODS.has(ctx.method) || !ctx.get('cookie')) return
  const origin = ctx.get('origin')
  if (origin && !ownOrigins(publicUrl).includes(origin)) throw new AppError('FORBIDDEN')
}
