import { COMMON_ERRORS, type Endpoint } from '@registry/shared/contract/endpoint'
import { errorsOf } from '@registry/shared/contract/endpoint-errors'
import { AppError } from '@registry/shared/errors/app-error'
import type { ErrorCode } from '@registry/shared/errors/error-codes'
import { createCounter } from '@registry/shared/metrics/metrics'
import type { Context, Middleware } from 'koa'
import type { Logger } from 'pino'
import { isOutage, OUTAGE_RETRY_S } from '../../db/is-outage.ts'
import { isApi } from '../routes/is-api.ts'
import { routeOf } from '../server/measure-requests.ts'

const errors = createCounter({
  name: 'registry_http_errors_total',
  help: 'Error responses by code',
  labels: ['method', 'route', 'code'],
})

function statusOf(error: unknown): number {
  return typeof error === 'object' && error !== null && 'status' in error
    ? Number(error.status)
    : 500
}

/** Converts a thrown value to an AppError; outages become UNAVAILABLE, defects INTERNAL. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isOutage(error)) return new AppError('UNAVAILABLE', { retryAfterS: OUTAGE_RETRY_S })
  // Koa, the router and the parsers throw errors with a status, for example for a malformed URL.
  const status = statusOf(error)
  if (status === 413) return new AppError('BODY_TOO_LARGE')
  if (status >= 400 && status < 500) return new AppError('VALIDATION_FAILED')
  return new AppError('INTERNAL')
}

/** Error codes not logged as errors: the feature is switched off, so the operator need not act. */
const QUIET: readonly ErrorCode[] = ['AI_SERVICE_UNAVAILABLE']

/** True when the contract lists the code. An undeclared code is logged, so tests find it. */
function isDeclared(code: ErrorCode, endpoint: Endpoint | undefined): boolean {
  const common: readonly ErrorCode[] = COMMON_ERRORS
  return !endpoint || common.includes(code) || errorsOf(endpoint).includes(code)
}

/** Returns the seconds after which to try again; undefined if that does not help. */
function retryTimeOf({ code, details }: AppError): number | undefined {
  return details.retryAfterS ?? (code === 'UNAVAILABLE' ? OUTAGE_RETRY_S : undefined)
}

function write(ctx: Context, error: AppError): void {
  const { fields, data, location } = error.details
  const retryAfterS = retryTimeOf(error)
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
 * Converts thrown values to the contract's error response below /api, and to a sentence as plain text
 * elsewhere. Unknown errors are logged and their message is not sent, so that no path, query or stack trace
 * leaks. Koa's own error handling is not used, because it drops headers.
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
      errors.inc({ ...routeOf(ctx), code: error.code })
      write(ctx, error)
    }
  }
}
