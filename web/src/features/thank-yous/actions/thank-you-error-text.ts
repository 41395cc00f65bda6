import { ApiError } from '@registry/shared/client/api-error'
import type { ThankYou } from '@registry/shared/contract/contributions/thank-yous'
import { deskMessages } from '@registry/shared/messages/thank-yous/thank-you-desk'
import { readNoteConflict } from './note-conflict.ts'

/** Returns the error text of a failed request about these contributors as they were shown. */
export function thankYouErrorText(error: unknown, contributors: readonly ThankYou[] = []): string {
  if (!(error instanceof ApiError)) return deskMessages.unknown
  const theirs = readNoteConflict(error)
  const isSentElsewhere = contributors.some(
    ({ id, status }) => id === theirs?.id && status !== 'sent' && theirs.status === 'sent',
  )
  if (isSentElsewhere) return deskMessages.sentElsewhere
  const { fields } = error.details
  return fields?.note ?? error.message
}
