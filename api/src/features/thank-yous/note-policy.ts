import type { ThankYouStatus } from '@registry/shared/contract/thank-yous'
import type { StoredNote } from './note-store.ts'

/** Returns whether a contribution was made before the last note was sent. */
export function isThanked(kept: StoredNote | null | undefined, giftAt: Date): boolean {
  return Boolean(kept?.sentAt && kept.sentAt >= giftAt)
}

/** Returns the status of the note to a contributor: 'sent' only if no contribution followed it. */
export function statusOf(
  kept: StoredNote | null | undefined,
  latestContributionAt: Date,
): ThankYouStatus {
  if (isThanked(kept, latestContributionAt)) return 'sent'
  return kept?.status === 'draft' && kept.note !== '' ? 'draft' : 'not_started'
}

/** Returns the note to show; a note sent for earlier contributions is not reused as a draft. */
export function noteOf(
  kept: StoredNote | null | undefined,
  latestContributionAt: Date,
): string | null {
  return statusOf(kept, latestContributionAt) === 'not_started' ? null : kept?.note || null
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
export function applySave(kept: StoredNote, saved: Saved): StoredNote {
  const { status, note, mailId = null, latestContributionAt, now } = saved
  const isSent = isThanked(kept, latestContributionAt)
  if (status !== 'sent') {
    return isSent ? takenBack(kept, note, latestContributionAt) : { ...kept, status: 'draft', note }
  }
  if (isSent) return { ...kept, status, note, mailId: mailId ?? kept.mailId }
  // At least the time of the latest contribution, since clocks may differ.
  const sentAt = now > latestContributionAt ? now : latestContributionAt
  return { status, note, sentAt, sentBeforeAt: kept.sentAt, mailId, undeliveredAt: null }
}

/** Undoes marking as sent: earlier contributions stay thanked for, the latest does not. */
function takenBack(
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
