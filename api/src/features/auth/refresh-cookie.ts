import { AppError } from '@registry/shared/errors/app-error'
import { authMessages } from '@registry/shared/messages/auth'
import type { Config } from '../../config.ts'
import type { RequestMeta } from '../../http/route.ts'
import { isOwnPage } from './auth-policy.ts'

// A __Host- cookie cannot be planted by another host of the domain, and must have the path /.
function placeOf({ publicUrl }: Config) {
  return publicUrl.startsWith('https:')
    ? { name: '__Host-refresh', path: '/' }
    : { name: 'refresh', path: '/api/auth' }
}

/** Keeps a refresh token in the browser where no script reads it. */
export function setRefreshCookie(
  meta: RequestMeta,
  config: Config,
  { token, maxAgeMs }: { token: string; maxAgeMs: number },
): void {
  const { name, path } = placeOf(config)
  meta.cookies.set(name, token, { maxAgeMs, path })
}

export function clearRefreshCookie(meta: RequestMeta, config: Config): void {
  const { name, path } = placeOf(config)
  meta.cookies.set(name, '', { maxAgeMs: 0, path })
}

/** The refresh token that the browser sent along. Throws FORBIDDEN when a foreign page made it. */
export function readRefreshCookie(meta: RequestMeta, config: Config): string | undefined {
  const token = meta.cookies.get(placeOf(config).name)
  if (!token) return undefined
  if (isOwnPage(meta, config.publicUrl)) return token
  throw new AppError('FORBIDDEN', { message: authMessages.foreignPage })
}
