import { ApiError } from '@registry/shared/client/api-error'
import { isRejectedByServer } from '@registry/shared/client/session/is-rejected-by-server'
import { contributionMessages } from '@registry/shared/messages/contributions/contributions'

/** Error codes of a request whose idempotency key the server already knows. */
const KNOWN: string[] = ['IN_PROGRESS', 'IDEMPOTENCY_MISMATCH']

/**
 * Returns true when the server rejected this request for good, so a retry needs a new idempotency key. A network's
 * own 4xx page, or a session that could not be created, does not reveal whether an earlier attempt was recorded.
 */
export function isFinalRejection(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.message === contributionMessages.noSession) return false
  return isRejectedByServer(error) && !KNOWN.includes(error.code)
}
