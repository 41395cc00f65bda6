import { ApiError } from '@registry/shared/client/api-error'
import { contributionMessages as t } from '@registry/shared/messages/contributions/contributions'
import { serverErrorMessage } from '../../../../lib/api-client/server-error-message.ts'

/**
 * Message for a contribution that failed; `isUnanswered` when it may have been recorded
 * nevertheless, `isSentBefore` when an earlier one of the same draft was recorded instead.
 */
export interface ContributionFailure {
  text: string
  isUnanswered: boolean
  isSentBefore?: boolean
}

/** Returns true if the server has recorded another contribution, or one long ago, under the idempotency key. */
export function isSentBefore(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'IDEMPOTENCY_MISMATCH'
}

export function toContributionFailure(error: unknown): ContributionFailure {
  if (!(error instanceof ApiError)) return { text: t.failed, isUnanswered: true }
  if (error.status === 429) return { text: t.rateLimited, isUnanswered: false }
  if (error.message === t.noSession) return { text: t.noSession, isUnanswered: false }
  if (isSentBefore(error)) return { text: t.sentBefore, isUnanswered: false, isSentBefore: true }
  // No response, or one from an intermediary such as the login page of a hotel's Wi-Fi.
  const isUnanswered = error.status < 400
  return { text: serverErrorMessage(error) ?? t.failed, isUnanswered }
}

/** Longest wait in seconds for an automatic retry; beyond it the visitor retries manually. */
const LONGEST_WAIT_S = 120
const OUTAGE_WAIT_S = 2

/**
 * Returns the seconds until an automatic retry of the same request: after 503, and after 429 with
 * Retry-After. Undefined for every other failure.
 */
export function autoRetryDelayS(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.message === t.noSession) return undefined
  const { retryAfterS } = error.details
  const wait = error.status === 503 ? (retryAfterS ?? OUTAGE_WAIT_S) : retryAfterS
  const isRepeated = error.status === 503 || error.status === 429
  return isRepeated && wait !== undefined && wait <= LONGEST_WAIT_S ? Math.max(1, wait) : undefined
}
