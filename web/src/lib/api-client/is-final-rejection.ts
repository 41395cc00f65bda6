import { ApiError } from '@registry/shared/client/api-error'

/** Temporary 4xx statuses: a retry with the same idempotency key may still succeed. */
const PASSING = [408, 425, 429]

/** Error codes of a request whose idempotency key the server already knows. */
const KNOWN: string[] = ['IN_PROGRESS', 'IDEMPOTENCY_MISMATCH']

/** Returns true when the server rejected this request for good, so a retry needs a new idempotency key. */
export function isFinalRejection(error: unknown): boolean {
  if (!(error instanceof ApiError) || KNOWN.includes(error.code)) return false
  const { status } = error
  return status >= 400 && status < 500 && !PASSING.includes(status)
}
