import { ApiError } from '@registry/shared/client/api-error'
import { deskMessages } from '@registry/shared/messages/thank-yous/thank-you-desk'
import { readNoteConflict } from './note-conflict.ts'

/** Returns the error text of a failed request. */
export function thankYouErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return deskMessages.unknown
  if (readNoteConflict(error)?.status === 'sent') return deskMessages.sentElsewhere
  const { fields } = error.details
  return fields?.note ?? error.message
}
