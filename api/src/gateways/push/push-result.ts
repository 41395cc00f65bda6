import type { IncomingHttpHeaders } from 'node:http'
import { parseRetryAfter } from '@registry/shared/client/parse-retry-after'
import type { PushResult } from './push.ts'

const GONE = new Set([404, 410])
const TOO_LARGE = 413
const BUSY = new Set([408, 425, 429])
const NOT_TRUSTED = new Set([400, 401, 403])

function retryAfterOf(headers: IncomingHttpHeaders): number | undefined {
  const { 'retry-after': after, date } = headers
  if (after === undefined) return undefined
  return parseRetryAfter(new Headers({ 'retry-after': after, ...(date && { date }) }))
}

/** Converts a push service's response to a result (RFC 8030). */
export function toPushResult(status: number, headers: IncomingHttpHeaders): PushResult {
  if (status >= 200 && status < 300) return { kind: 'accepted' }
  if (GONE.has(status)) return { kind: 'gone' }
  if (status === TOO_LARGE) return { kind: 'too-large' }
  if (NOT_TRUSTED.has(status)) return { kind: 'refused', status }
  const reason = String(status)
  if (!BUSY.has(status) && status < 500) return { kind: 'dropped', reason }
  const retryAfterS = retryAfterOf(headers)
  return { kind: 'later', reason, ...(retryAfterS !== undefined && { retryAfterS }) }
}

/** Returns whether the service failed (5xx) or did not respond. A service that responds with a rate limit (429) works. */
export function isOutage(outcome: PushResult): boolean {
  return outcome.kind === 'later' && !BUSY.has(Number(outcome.reason))
}
