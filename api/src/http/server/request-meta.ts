import { AppError } from '@registry/shared/errors/app-error'
import type { Context } from 'koa'
import type { App } from '../app.ts'
import { truncateIp } from '../limits/ip-prefix.ts'
import { markStale } from '../responses/mark-stale.ts'
import { bearerToken } from '../routes/authenticate.ts'
import type { RequestMeta } from '../routes/route.ts'

/** Maximum length of an idempotency key, which may contain any characters. */
const KEY_MAX = 128

function idempotencyKeyOf(ctx: Context): string | undefined {
  const key = ctx.get('idempotency-key')
  if (key.length <= KEY_MAX) return key || undefined
  const sentence = `An Idempotency-Key has at most ${KEY_MAX} characters`
  throw new AppError('VALIDATION_FAILED', {
    message: sentence,
    fields: { 'Idempotency-Key': sentence },
  })
}

/** Returns the metadata of a request: client, idempotency key, tokens, cookies. */
export function requestMeta(ctx: Context, app: App): RequestMeta {
  const secure = app.config.publicUrl.startsWith('https:')
  // A __Host- cookie cannot be set by another host of the domain; it requires the path /.
  const prefix = secure ? '__Host-' : ''
  return {
    requestId: ctx.state.requestId,
    ip: ctx.ip,
    trace: { requestId: ctx.state.requestId, network: truncateIp(ctx.ip) },
    userAgent: ctx.get('user-agent').slice(0, 200),
    origin: ctx.get('origin') || undefined,
    idempotencyKey: idempotencyKeyOf(ctx),
    onReplay: () => ctx.set('idempotency-replayed', 'true'),
    isReplay: () => ctx.response.get('idempotency-replayed') === 'true',
    onStale: ageMs => markStale(ctx, ageMs),
    bearer: bearerToken(ctx),
    requestedWith: ctx.get('x-requested-with') || undefined,
    csrfToken: ctx.get('x-csrf-token'),
    cookies: {
      get: name => ctx.cookies.get(prefix + name),
      set: (name, value, { maxAgeMs, path }) => {
        // Behind a proxy the connection itself is not encrypted, so PUBLIC_URL decides.
        ctx.cookies.secure = secure
        ctx.cookies.set(prefix + name, maxAgeMs === 0 ? null : value, {
          httpOnly: true,
          sameSite: 'strict',
          secure,
          maxAge: maxAgeMs,
          path: secure ? '/' : path,
          overwrite: true,
        })
      },
    },
  }
}
