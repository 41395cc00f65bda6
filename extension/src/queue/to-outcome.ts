import { ApiError } from '@registry/shared/client/api-error'
import { isRejectedByServer } from '@registry/shared/client/session/is-rejected-by-server'
import { quickAddReplies } from '@registry/shared/messages/quick-add/quick-add-replies'
import type { Outcome } from './queue-reducer.ts'

const UNKNOWN = { kind: 'waits', because: 'busy', isUncertain: true } as const

/** Converts an error to an outcome: only an explicit rejection by the registry ends the retries. */
export function toOutcome(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return UNKNOWN
  if (isRejectedByServer(error)) return afterRefusal(error)
  const { status } = error
  if (status === 0 || status < 400) return { ...UNKNOWN, because: 'offline' }
  return { ...UNKNOWN, isUncertain: status !== 429, ...waitOf(error) }
}

function afterRefusal(error: ApiError): Outcome {
  if (error.status === 401) return { kind: 'waits', because: 'signed-out', isUncertain: false }
  if (error.code === 'IN_PROGRESS') return { ...UNKNOWN, ...waitOf(error) }
  const isSpent = error.code === 'IDEMPOTENCY_MISMATCH'
  const message = isSpent ? quickAddReplies.alreadySaved : error.message
  return { kind: 'refused', message, fields: error.details.fields ?? {} }
}

function waitOf({ details: { retryAfterS = 0 } }: ApiError): { retryAfterMs: number } {
  return { retryAfterMs: retryAfterS * 1000 }
}
