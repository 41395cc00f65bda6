import { ApiError } from '@registry/shared/client/api-error'
import { authMessages } from '@registry/shared/messages/account/auth'

/**
 * Returns the text for a failed auth request: the wait for 429, the server's message, or `fallback`
 * if there is none. Returns `exception` when there was no response.
 */
export function authErrorMessage(error: unknown, fallback: string, exception = fallback): string {
  if (!(error instanceof ApiError) || error.status === 0) return exception
  const { retryAfterS, body } = error.details
  if (error.status === 429 && retryAfterS !== undefined)
    return authMessages.rateLimited(retryAfterS)
  return error.code === 'UNREADABLE' && typeof body?.error !== 'string' ? fallback : error.message
}
