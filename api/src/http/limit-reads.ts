import { AppError } from '@registry/shared/errors/app-error'
import type { Middleware } from 'koa'
import type { App } from './app.ts'
import { FILES, READS } from './limit-counter.ts'
import { ipPrefix } from './ip-prefix.ts'

const FILE = /^\/(assets|images|icons|og|fonts)\/|^\/[\w-]+\.\w+$/

/** Counts what is no endpoint: pages and documents as reads, files apart. Throws RATE_LIMITED. */
export function limitReads(app: App): Middleware {
  return async (ctx, next) => {
    await app.rateLimits.consume(FILE.test(ctx.path) ? FILES : READS, ipPrefix(ctx.ip))
    await next()
  }
}

const URL_MAX = 4_096

/** A phone writes all that an app shares into the address; the headers of a request end at 16 kB. */
const SHARED_MAX = 14_000

/** Answers 414 for an address that no page or client of ours builds. */
export const rejectLongUrl: Middleware = (ctx, next) => {
  const max = ctx.path === '/share-product' ? SHARED_MAX : URL_MAX
  if (ctx.url.length > max) throw new AppError('URI_TOO_LONG')
  return next()
}
