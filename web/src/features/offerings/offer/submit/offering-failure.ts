import { ApiError } from '@registry/shared/client/api-error'
import { contributionMessages } from '@registry/shared/messages/contributions/contributions'
import { offerWizardMessages as t } from '@registry/shared/messages/offerings/offer-wizard'
import { serverErrorMessage } from '../../../../lib/api-client/server-error-message.ts'
import { fieldAtPath, type OfferingErrors } from '../form/validate-offering.ts'

/**
 * Message for an offering that failed; `isUnanswered` when it may have been stored nevertheless.
 */
export interface OfferingFailure {
  text: string
  isUnanswered: boolean
}

export function toOfferingFailure(error: unknown): OfferingFailure {
  if (!(error instanceof ApiError)) return { text: t.failed, isUnanswered: true }
  // Without a session the request was never sent.
  const { noSession } = contributionMessages
  if (error.message === noSession) return { text: noSession, isUnanswered: false }
  // No response, or one from an intermediary such as the login page of a hotel's Wi-Fi.
  const isUnanswered = error.status < 400
  return { text: serverErrorMessage(error) ?? t.failed, isUnanswered }
}

/** Returns the server's validation errors by field. */
export function serverFieldErrors(error: unknown): OfferingErrors {
  const serverErrors = error instanceof ApiError ? (error.details.fields ?? {}) : {}
  return Object.fromEntries(
    Object.entries(serverErrors).flatMap(([path, text]) => {
      const field = fieldAtPath(path.split('.'))
      return field ? [[field, text]] : []
    }),
  )
}
