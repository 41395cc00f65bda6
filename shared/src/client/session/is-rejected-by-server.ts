import { ApiError } from '../api-error.ts'

/** Statuses of a server or proxy that ask for a retry. */
const RETRYABLE_STATUSES = [408, 425, 429]

/**
 * True if the server itself rejected the credentials (4xx). Everything else is an outage after which the
 * same credentials may work: network error, timeout, rate limit, or a response from a proxy or captive
 * portal.
 */
export function isRejectedByServer(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === 'UNREADABLE') return false
  return error.status >= 400 && error.status < 500 && !RETRYABLE_STATUSES.includes(error.status)
}
