import { bodyParser } from '@koa/bodyparser'
import { AppError } from '@registry/shared/errors/app-error'
import type { Context } from 'koa'
import { rejectUnsafeJson } from '../protection/reject-malformed-requests.ts'
import type { Route } from './route.ts'

export const DEFAULT_BODY_BYTES = 100_000
const METHODS = ['POST', 'PUT', 'DELETE']

const hasBody = (ctx: Context) =>
  Number(ctx.get('content-length') || 0) > 0 || ctx.get('transfer-encoding') !== ''

/** Rejects content types other than JSON, also on empty bodies: forms of other sites can only send form types. */
function refuseOtherTypes(ctx: Context): void {
  const isNamed = METHODS.includes(ctx.method) && ctx.get('content-type') !== ''
  const isJson = /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(ctx.get('content-type'))
  if ((isNamed || hasBody(ctx)) && !isJson) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
}

/**
 * Creates a function that reads the body: JSON within the endpoint's size, or undefined. Throws
 * UNSUPPORTED_MEDIA_TYPE, BODY_TOO_LARGE, MALFORMED_JSON, VALIDATION_FAILED.
 */
export function createBodyReader({ endpoint }: Route): (ctx: Context) => Promise<unknown> {
  const parse = bodyParser({
    enableTypes: ['json'],
    parsedMethods: METHODS,
    jsonLimit: `${endpoint.maxBodyBytes ?? DEFAULT_BODY_BYTES}b`,
    encoding: 'utf-8',
    onError: error => {
      const isTooLarge = 'status' in error && error.status === 413
      throw new AppError(isTooLarge ? 'BODY_TOO_LARGE' : 'MALFORMED_JSON')
    },
  })
  return async ctx => {
    refuseOtherTypes(ctx)
    if (!hasBody(ctx)) return undefined
    await parse(ctx, async () => undefined)
    rejectUnsafeJson(ctx.request.body, endpoint.maxListEntries)
    return ctx.request.body
  }
}
