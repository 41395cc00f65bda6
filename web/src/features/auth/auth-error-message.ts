import { ApiError } from '@registry/shared/client/api-error'
import { authMessages } from '@registry/shared/messages/auth'

/**
 * The sentence for a call that did not succeed: how long to wait, or the server's, or `fallback` when
 * it gave none; `exception` when no answer came at all.
 */
export function authErrorMessage(error: unknown, fallback: string, exception = fallback): string {
  if (!(error instanceof ApiError) || error.status === 0) return exception
  const { retryAfterS, body } = error.details
  if (error.status === 429 && retryAfterS !== undefined)
    return authMessages.rateLimited(retryAfterS)
  return error.code === 'UNREADABLE' && typeof body?.error !== 'string' ? fallback : error.message
}
