import { ApiError } from '@registry/shared/client/api-error'
import { authMessages } from '@registry/shared/messages/auth'

/** What the server says to a person who is refused; undefined for an outage, which says nothing. */
export function rejectionText(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { retryAfterS } = error.details
  if (error.status === 429 && retryAfterS !== undefined)
    return authMessages.rateLimited(retryAfterS)
  return error.status >= 400 && error.status < 500 ? error.message : undefined
}
