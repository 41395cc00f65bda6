import { ApiError } from '@registry/shared/client/api-error'
import { contributionMessages } from '@registry/shared/messages/contributions'
import { offerWizardMessages as words } from '@registry/shared/messages/offer-wizard'
import { serverWords } from '../../lib/server-words.ts'
import { fieldAt, type OfferErrors } from './validate-offering.ts'

/** Why an offer was not sent, in words; `isUnanswered` when it may have arrived all the same. */
export interface OfferFailure {
  text: string
  isUnanswered: boolean
}

/** What to say of an offer that was not sent. */
export function offerFailure(error: unknown): OfferFailure {
  if (!(error instanceof ApiError)) return { text: words.failed, isUnanswered: true }
  // Without a session it was never sent.
  const { noSession } = contributionMessages
  if (error.message === noSession) return { text: noSession, isUnanswered: false }
  // Nothing, or something that is not from us: a hotel's login page, say.
  const isUnanswered = error.status < 400
  return { text: serverWords(error) ?? words.failed, isUnanswered }
}

/** What the server has against single fields. */
export function refusedFields(error: unknown): OfferErrors {
  const told = error instanceof ApiError ? (error.details.fields ?? {}) : {}
  return Object.fromEntries(
    Object.entries(told).flatMap(([place, text]) => {
      const field = fieldAt(place.split('.'))
      return field ? [[field, text]] : []
    }),
  )
}
