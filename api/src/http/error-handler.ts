import { COMMON_ERRORS, type Endpoint } from '@registry/shared/contract/endpoint'
import { AppError } from '@registry/shared/errors/app-error'
import type { ErrorCode } from '@registry/shared/errors/error-codes'
import type { Context, Middleware } from 'koa'
import type { Logger } from 'pino'
import { isOutage, OUTAGE_RETRY_S } from '../db/is-outage.ts'
import { isApi } from './is-api.ts'

function statusOf(error: unknown): number {
  return typeof error === 'object' && error !== null && 'status' in error
    ? Number(error.status)
    : 500
}

/** What was thrown as the failure that is answered: outages and defects have no words of their own. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isOutage(error)) return new AppError('UNAVAILABLE', { retryAfterS: OUTAGE_RETRY_S })
  // Koa, router and parsers throw errors with a status: a malformed address, say.
  const status = statusOf(error)
  if (status === 413) return new AppError('BODY_TOO_LARGE')
  if (status >= 400 && status < 500) return new AppError('VALIDATION_FAILED')
  return new AppError('INTERNAL')
}

/** What is switched off is no failure of ours, and nothing that an operator need read. */
const QUIET: readonly ErrorCode[] = ['AI_SERVICE_UNAVAILABLE']

/** A code that the endpoint does not declare is a hole in the contract: tests must see it. */
function isDeclared(code: ErrorCode, endpoint: Endpoint | undefined): boolean {
  const common: readonly ErrorCode[] = COMMON_ERRORS
  return !endpoint || common.includes(code) || (endpoint.errors ?? []).includes(code)
}

function write(ctx: Context, error: AppError): void {
  const { fields, data, retryAfterS, location } = error.details
  ctx.status = error.status
  if (retryAfterS !== undefined) ctx.set('retry-after', String(retryAfterS))
  if (location !== undefined) ctx.set('location', location)
  ctx.set('cache-control', 'no-store')
  if (!isApi(ctx.path)) {
    ctx.type = 'text'
    ctx.body = error.message
    return
  }
  ctx.body = {
    success: false,
    error: error.message,
    code: error.code,
    ...(fields && { fields }),
    ...data,
    requestId: ctx.state.requestId,
  }
}

/**
 * Turns whatever was thrown into the contract's failure shape, elsewhere than below /api into its
 * sentence. Unknown errors are logged and answered without their message, so that no path, query or
 * stack leaves. Nothing is left to Koa, which would drop the headers.
 */
export function errorHandler(log: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next()
      if (isApi(ctx.path) && ctx.status === 404 && ctx.body === undefined)
        throw new AppError('NOT_FOUND')
    } catch (thrown) {
      const error = toAppError(thrown)
      if (error.status >= 500 && !QUIET.includes(error.code))
        log.error({ err: thrown, requestId: ctx.state.requestId }, 'request failed')
      const endpoint: Endpoint | undefined = ctx.state.endpoint
      if (!isDeclared(error.code, endpoint)) {
        log.error({ code: error.code, path: endpoint?.path }, 'error code is not in the contract')
      }
      write(ctx, error)
    }
  }
}
