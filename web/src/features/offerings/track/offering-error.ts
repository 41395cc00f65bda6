import { ApiError } from '@registry/shared/client/api-error'
import { trackOfferingsMessages as t } from '@registry/shared/messages/offerings/track-offerings'
import { serverErrorMessage } from '../../../lib/api-client/server-error-message.ts'

/** Returns the error text of a failed request: the wait after a rate limit, the server's message, or `fallback`. */
export function offeringErrorText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback
  const { retryAfterS } = error.details
  if (error.status === 429 && retryAfterS !== undefined) return t.rateLimited(retryAfterS)
  return serverErrorMessage(error) ?? fallback
}
