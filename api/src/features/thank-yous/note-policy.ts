import type { ThankYouStatus } from '@registry/shared/contract/contributions/thank-yous'
import type { StoredNote } from './note-store.ts'

/** Returns whether a contribution was made before the last note was sent. */
export function isThanked(stored: StoredNote | null | undefined, contributionAt: Date): boolean {
  return Boolean(stored?.sentAt && stored.sentAt >= contributionAt)
}

/** Returns the status of the note to a contributor: 'sent' only if no contribution followed it. */
export function statusOf(
  stored: StoredNote | null | undefined,
  latestContributionAt: Date,
): ThankYouStatus {
  if (isThanked(stored, latestContributionAt)) return 'sent'
  return stored?.status === 'draft' && stored.note !== '' ? 'draft' : 'not_started'
}

/** Returns the note to show; a note sent for earlier contributions is not reused as a draft. */
export function noteOf(
  stored: StoredNote | null | undefined,
  latestContributionAt: Date,
): string | null {
  return statusOf(stored, latestContributionAt) === 'not_started' ? null : stored?.note || null
}

interface Saved {
  status: ThankYouStatus
  note: string
  /** Id of the email that sends it; null if it is not mailed. */
  mailId?: string | null
  latestContributionAt: Date
  now: Date
}

/** Returns the note after saving. */
export function applySave(stored: StoredNote, saved: Saved): StoredNote {
  const { status, note, mailId = null, latestContributionAt, now } = saved
  const isSent = isThanked(stored, latestContributionAt)
  if (status !== 'sent') {
    return isSent
      ? undoSent(stored, note, latestContributionAt)
      : { ...stored, status: 'draft', note }
  }
  if (isSent) return { ...stored, status, note, mailId: mailId ?? stored.mailId }
  // At least the time of the latest contribution, since clocks may differ.
  const sentAt = now > latestContributionAt ? now : latestContributionAt
  return { status, note, sentAt, sentBeforeAt: stored.sentAt, mailId, undeliveredAt: null }
}

/** Undoes marking as sent: earlier contributions stay thanked for, the latest does not. */
function undoSent(
  { sentBeforeAt }: StoredNote,
  note: string,
  latestContributionAt: Date,
): StoredNote {
  const sentAt = sentBeforeAt && sentBeforeAt < latestContributionAt ? sentBeforeAt : null
  return {
    ...{ status: 'draft', note, sentAt, sentBeforeAt: null },
    ...{ mailId: null, undeliveredAt: null },
  }
}
