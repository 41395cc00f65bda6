import { AppError } from '@registry/shared/errors/app-error'
import { authMessages } from '@registry/shared/messages/auth'
import type { Config } from '../../config.ts'
import type { RequestMeta } from '../../http/route.ts'
import { isSameOriginRequest } from './auth-policy.ts'

const NAME = 'refresh'
const PATH = '/api/auth'

/** Keeps a refresh token in the browser where no script reads it. */
export function setRefreshCookie(meta: RequestMeta, token: string, maxAgeMs: number): void {
  meta.cookies.set(NAME, token, { maxAgeMs, path: PATH })
}

export function clearRefreshCookie(meta: RequestMeta): void {
  meta.cookies.set(NAME, '', { maxAgeMs: 0, path: PATH })
}

/** The refresh token that came along, whichever page made the call. */
export const peekRefreshCookie = (meta: RequestMeta) => meta.cookies.get(NAME)

/** The refresh token that the browser sent along. Throws FORBIDDEN when a foreign page made it. */
export function readRefreshCookie(meta: RequestMeta, config: Config): string | undefined {
  const token = peekRefreshCookie(meta)
  if (!token) return undefined
  if (isSameOriginRequest(meta, config.publicUrl)) return token
  throw new AppError('FORBIDDEN', { message: authMessages.foreignPage })
}
