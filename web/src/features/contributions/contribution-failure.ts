import { ApiError } from '@registry/shared/client/api-error'
import { contributionMessages as words } from '@registry/shared/messages/contributions'
import { serverWords } from '../../lib/server-words.ts'

/** Why a gift was not recorded, in words; `isUnanswered` when it may have been all the same. */
export interface Failure {
  text: string
  isUnanswered: boolean
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
