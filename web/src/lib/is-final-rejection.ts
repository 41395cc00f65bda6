import { ApiError } from '@registry/shared/client/api-error'

/** Refusals that say nothing about what was sent: the same try may still succeed, or has. */
const PASSING = [408, 425, 429]

/** The server knows this try: it is being counted, or was. */
const KNOWN: string[] = ['IN_PROGRESS', 'IDEMPOTENCY_MISMATCH']

/** Whether the server has refused just what was sent, which was not counted then: the next try is another. */
export function isFinalRejection(error: unknown): boolean {
  if (!(error instanceof ApiError) || KNOWN.includes(error.code)) return false
  const { status } = error
  return status >= 400 && status < 500 && !PASSING.includes(status)
}
