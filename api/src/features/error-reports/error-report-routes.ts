import { AppError } from '@registry/shared/errors/app-error'
import type { Context, Middleware } from 'koa'
import type { App } from '../../http/app.ts'
import { ipPrefix } from '../../http/limits/ip-prefix.ts'
import type { Limit } from '../../http/limits/rate-limits.ts'
import { ownOrigins } from '../../http/protection/own-origins.ts'
import { isReportEnvelope } from './report-envelope.ts'

const PATH = '/api/error-reports'
const MAX_BYTES = 200_000

/** Allows for a whole party behind one IP address when a page fails for all of them. */
const PER_NETWORK: Limit = { name: 'error-reports', points: 120, windowS: 600, by: 'ip' }
const TOTAL: Limit = { name: 'error-reports-in-all', points: 600, windowS: 60, by: 'ip' }

async function readBytes(ctx: Context): Promise<Buffer> {
  if (Number(ctx.get('content-length')) > MAX_BYTES) throw new AppError('BODY_TOO_LARGE')
  const parts: Buffer[] = []
  let size = 0
  for await (const part of ctx.req) {
    size += part.length
    if (size > MAX_BYTES) throw new AppError('BODY_TOO_LARGE')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Rejects reports from pages of other sites. */
function rejectForeign(ctx: Context, publicUrl: string): void {
  const origin = ctx.get('origin')
  if (origin && !ownOrigins(publicUrl).includes(origin)) throw new AppError('FORBIDDEN')
}

async function readReport(ctx: Context, app: App, dsn: string): Promise<Buffer> {
  if (ctx.method !== 'POST') {
    ctx.set('allow', 'POST')
    throw new AppError('METHOD_NOT_ALLOWED')
  }
  rejectForeign(ctx, app.config.publicUrl)
  await app.rateLimits.consume(PER_NETWORK, ipPrefix(ctx.ip))
  await app.rateLimits.consume(TOTAL, 'all')
  const envelope = await readBytes(ctx)
  if (!isReportEnvelope(dsn, envelope)) throw new AppError('VALIDATION_FAILED')
  return envelope
}

/**
 * Receives error reports on our own origin and forwards them to Sentry, so that browsers contact no third
 * party. Accepts envelopes of the configured project only; forwarded reports contain no IP address and no
 * cookie. The response does not wait for Sentry. Without SENTRY_DSN the endpoint does not exist.
 */
export function errorReportRoutes(app: App): Middleware {
  return async (ctx, next) => {
    const { errorReports } = app
    if (ctx.path !== PATH || !errorReports) return next()
    errorReports.send(await readReport(ctx, app, errorReports.dsn))
    ctx.set('cache-control', 'no-store')
    ctx.status = 204
  }
}
