import type { ThankYouStatus } from '@registry/shared/contract/thank-yous'
import type { StoredNote } from './note-store.ts'

/** Whether a gift is thanked for: the last note went out after it came. */
export function isThanked(kept: StoredNote | null | undefined, giftAt: Date): boolean {
  return Boolean(kept?.sentAt && kept.sentAt >= giftAt)
}

/** How far the note to a guest is: sent only while no gift came after it, since a new one needs new thanks. */
export function statusOf(
  kept: StoredNote | null | undefined,
  latestContributionAt: Date,
): ThankYouStatus {
  if (isThanked(kept, latestContributionAt)) return 'sent'
  return kept?.status === 'draft' && kept.note !== '' ? 'draft' : 'not_started'
}

/** The note to show: what was sent for earlier gifts is no beginning of the next. */
export function noteOf(
  kept: StoredNote | null | undefined,
  latestContributionAt: Date,
): string | null {
  return statusOf(kept, latestContributionAt) === 'not_started' ? null : kept?.note || null
}

interface Saved {
  status: ThankYouStatus
  note: string
  /** The mail that it is sent by; null when it is not mailed. */
  mailId?: string | null
  latestContributionAt: Date
  now: Date
}

/** What is kept of a note from now on. */
export function applySave(kept: StoredNote, saved: Saved): StoredNote {
  const { status, note, mailId = null, latestContributionAt, now } = saved
  const isSent = isThanked(kept, latestContributionAt)
  if (status !== 'sent') {
    return isSent ? takenBack(kept, note, latestContributionAt) : { ...kept, status: 'draft', note }
  }
  if (isSent) return { ...kept, status, note, mailId: mailId ?? kept.mailId }
  // Not before the gifts that it is for, whatever clock they were dated by.
  const sentAt = now > latestContributionAt ? now : latestContributionAt
  return { status, note, sentAt, sentBeforeAt: kept.sentAt, mailId, undeliveredAt: null }
}

/** As before it was marked: earlier gifts stay thanked for, the latest does not. */
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
