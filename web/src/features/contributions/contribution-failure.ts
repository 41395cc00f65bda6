import { ApiError } from '@registry/shared/client/api-error'
import { contributionMessages as words } from '@registry/shared/messages/contributions'
import { serverWords } from '../../lib/server-words.ts'

/** Why a gift was not recorded, in words; `isUnanswered` when it may have been all the same. */
export interface ContributionFailure {
  text: string
  isUnanswered: boolean
}

/** What to say of a contribution that did not succeed. */
export function toContributionFailure(error: unknown): ContributionFailure {
  if (!(error instanceof ApiError)) return { text: words.failed, isUnanswered: true }
  if (error.status === 429) return { text: words.rateLimited, isUnanswered: false }
  if (error.message === words.noSession) return { text: words.noSession, isUnanswered: false }
  // Nothing, or something that is not from us: a hotel's login page, say.
  const isUnanswered = error.status < 400
  return { text: serverWords(error) ?? words.failed, isUnanswered }
}

/** A wait that is longer than this is not counted down: the visitor tries retryCountdown when they like. */
const LONGEST_WAIT_S = 120
const OUTAGE_WAIT_S = 2

/**
 * Seconds until the same request is autoRetry by itself: after 503, and after 429 that says when. Undefined for every
 * other failure.
 */
export function autoRetryDelayS(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.message === words.noSession) return undefined
  const { retryAfterS } = error.details
  const wait = error.status === 503 ? (retryAfterS ?? OUTAGE_WAIT_S) : retryAfterS
  const isRepeated = error.status === 503 || error.status === 429
  return isRepeated && wait !== undefined && wait <= LONGEST_WAIT_S ? Math.max(1, wait) : undefined
}
