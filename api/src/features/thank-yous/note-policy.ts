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

/**
 * Longest time in ms from a contribution's own time until it can be read. It waits for a connection and for the lock
 * of its item.
 */
const COMMIT_MS = 10_000

interface Saved {
  status: ThankYouStatus
  note: string
  /** Id of the email that sends it; null if it is not mailed. */
  mailId?: string | null
  /** Time of the latest contribution that the note is for. */
  latestContributionAt: Date
  /** Whether a contribution followed that the note is not for. */
  hasUnseen: boolean
  now: Date
}

/**
 * Returns the time up to which a note sent now thanks for contributions: at least that of the latest one, and exactly
 * that if the owner has not seen a later one. It is some seconds ago, because an earlier contribution may still be in
 * an open transaction.
 */
export function sentAtOf({
  latestContributionAt,
  hasUnseen,
  now,
}: Pick<Saved, 'latestContributionAt' | 'hasUnseen' | 'now'>): Date {
  const committedAt = new Date(now.getTime() - COMMIT_MS)
  return committedAt > latestContributionAt && !hasUnseen ? committedAt : latestContributionAt
}

/** Returns the note after saving. */
export function applySave(stored: StoredNote, saved: Saved): StoredNote {
  const { status, note, mailId = null, latestContributionAt } = saved
  const isSent = isThanked(stored, latestContributionAt)
  if (status !== 'sent') {
    return isSent
      ? undoSent(stored, note, latestContributionAt)
      : { ...stored, status: 'draft', note }
  }
  if (isSent) return { ...stored, status, note, ...(mailId && { mailId, undeliveredAt: null }) }
  const sentAt = sentAtOf(saved)
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
