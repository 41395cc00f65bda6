import { AppError } from '@registry/shared/errors/app-error'
import { authMessages } from '@registry/shared/messages/account/auth'
import type { Config } from '../../../config.ts'
import type { RequestMeta } from '../../../http/routes/route.ts'
import { isSameOriginRequest } from '../auth-policy.ts'

const NAME = 'refresh'
const PATH = '/api/auth'

/** Stores a refresh token in an HttpOnly cookie. */
export function setRefreshCookie(meta: RequestMeta, token: string, maxAgeMs: number): void {
  meta.cookies.set(NAME, token, { maxAgeMs, path: PATH })
}

export function clearRefreshCookie(meta: RequestMeta): void {
  meta.cookies.set(NAME, '', { maxAgeMs: 0, path: PATH })
}

/** Returns the refresh token of the cookie without checking the origin of the request. */
export const peekRefreshCookie = (meta: RequestMeta) => meta.cookies.get(NAME)

/** Returns the refresh token of the cookie. Throws FORBIDDEN if another site's page sent the request. */
export function readRefreshCookie(meta: RequestMeta, config: Config): string | undefined {
  const token = peekRefreshCookie(meta)
  if (!token) return undefined
  if (isSameOriginRequest(meta, config.publicUrl)) return token
  throw new AppError('FORBIDDEN', { message: authMessages.foreignPage })
}
