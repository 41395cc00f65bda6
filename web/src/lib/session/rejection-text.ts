import { ApiError } from '@registry/shared/client/api-error'
import { authMessages } from '@registry/shared/messages/account/auth'

/** Returns the message of a 4xx response; undefined for network failures and 5xx responses. */
export function rejectionText(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { retryAfterS } = error.details
  if (error.status === 429 && retryAfterS !== undefined)
    return authMessages.rateLimited(retryAfterS)
  return error.status >= 400 && error.status < 500 ? error.message : undefined
}
