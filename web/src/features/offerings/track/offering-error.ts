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

const STALE_CODES: string[] = ['NOT_FOUND', 'STEP_NOT_ALLOWED', 'ALREADY_REVIEWED']

/** Returns whether the offering was deleted or its status has changed, so that the displayed one is stale. */
export function isStaleOffering(error: unknown): boolean {
  return error instanceof ApiError && STALE_CODES.includes(error.code)
}
