import { ApiError } from '@registry/shared/client/api-error'
import { contributionMessages as words } from '@registry/shared/messages/contributions'

/** Why a gift was not recorded, in words; `isUnanswered` when it may have been all the same. */
export interface Failure {
  text: string
  isUnanswered: boolean
}

/** Refusals that say nothing about the gift itself: the same try may still succeed, or has. */
const PASSING = [408, 425, 429]

/** The server knows this try: it is being counted, or was. */
const KNOWN: string[] = ['IN_PROGRESS', 'IDEMPOTENCY_MISMATCH']

/** Whether the server has refused this very gift, which was not counted then. */
export function isAnswered(error: unknown): boolean {
  if (!(error instanceof ApiError) || KNOWN.includes(error.code)) return false
  const { status } = error
  return status >= 400 && status < 500 && !PASSING.includes(status)
}

/** What to say of a contribution that did not succeed. */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { text: words.failed, isUnanswered: true }
  if (error.status === 429) return { text: words.rateLimited, isUnanswered: false }
  if (error.message === words.noSession) return { text: words.noSession, isUnanswered: false }
  // Nothing, or something that is not from us: a hotel's login page, say.
  const isUnanswered = error.status < 400
  return { text: serverWords(error) ?? words.failed, isUnanswered }
}

/** The server's own sentence; the client's, for an answer without one, is none. */
function serverWords({ details }: ApiError): string | undefined {
  const told = details.body?.error
  return typeof told === 'string' && told !== '' ? told : undefined
}
