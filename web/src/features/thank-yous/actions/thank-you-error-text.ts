import { ApiError } from '@registry/shared/client/api-error'
import { deskMessages } from '@registry/shared/messages/thank-yous/thank-you-desk'

/** Returns the error text of a failed request. */
export function thankYouErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return deskMessages.unknown
  const { fields } = error.details
  return fields?.note ?? error.message
}
