import { ApiError } from '@registry/shared/client/api-error'
import { trackOfferingsMessages as words } from '@registry/shared/messages/track-offerings'
import { serverWords } from '../../lib/server-words.ts'

/** What to say of a call that did not succeed: how long to wait, the server's words, or `fallback`. */
export function trackFailure(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback
  const { retryAfterS } = error.details
  if (error.status === 429 && retryAfterS !== undefined) return words.rateLimited(retryAfterS)
  return serverWords(error) ?? fallback
}

const PAST: string[] = ['NOT_FOUND', 'STEP_NOT_ALLOWED', 'ALREADY_REVIEWED']

/** Whether the offering is gone, or has moved on, so that what is shown of it is old. */
export function isPast(error: unknown): boolean {
  return error instanceof ApiError && PAST.includes(error.code)
}
