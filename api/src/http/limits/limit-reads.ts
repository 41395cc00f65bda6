import { AppError } from '@registry/shared/errors/app-error'
import type { Middleware } from 'koa'
import type { App } from '../app.ts'
import { ipPrefix } from './ip-prefix.ts'
import { FILES, READS } from './limit-counter.ts'

const FILE = /^\/(assets|images|icons|og|fonts)\/|^\/[\w-]+\.\w+$/

/**
 * Limits requests for pages and files, which are no endpoints; files have a limit of their own. Throws
 * RATE_LIMITED.
 */
export function limitReads(app: App): Middleware {
  return async (ctx, next) => {
    await app.rateLimits.consume(FILE.test(ctx.path) ? FILES : READS, ipPrefix(ctx.ip))
    await next()
  }
}

const URL_MAX = 4_096

/** A phone puts the shared text into the query string; all headers together end at 16 kB. */
const SHARED_MAX = 14_000

/** Returns 414 for a URL longer than any that our pages or clients build. */
export const rejectLongUrl: Middleware = (ctx, next) => {
  const max = ctx.path === '/share-product' ? SHARED_MAX : URL_MAX
  if (ctx.url.length > max) throw new AppError('URI_TOO_LONG')
  return next()
}
