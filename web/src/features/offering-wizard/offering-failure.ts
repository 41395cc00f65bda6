import { ApiError } from '@registry/shared/client/api-error'
import { contributionMessages } from '@registry/shared/messages/contributions'
import { offerWizardMessages as words } from '@registry/shared/messages/offer-wizard'
import { serverWords } from '../../lib/server-words.ts'
import { fieldAtPath, type OfferingErrors } from './validate-offering.ts'

/** Why an offer was not sent, in words; `isUnanswered` when it may have uploaded all the same. */
export interface OfferingFailure {
  text: string
  isUnanswered: boolean
}

/** What to say of an offer that was not sent. */
export function toOfferingFailure(error: unknown): OfferingFailure {
  if (!(error instanceof ApiError)) return { text: words.failed, isUnanswered: true }
  // Without a session it was never sent.
  const { noSession } = contributionMessages
  if (error.message === noSession) return { text: noSession, isUnanswered: false }
  // Nothing, or something that is not from us: a hotel's login page, say.
  const isUnanswered = error.status < 400
  return { text: serverWords(error) ?? words.failed, isUnanswered }
}

/** What the server has against single fields. */
export function serverFieldErrors(error: unknown): OfferingErrors {
  const serverErrors = error instanceof ApiError ? (error.details.fields ?? {}) : {}
  return Object.fromEntries(
    Object.entries(serverErrors).flatMap(([path, text]) => {
      const field = fieldAtPath(path.split('.'))
      return field ? [[field, text]] : []
    }),
  )
}
