import type { OwnerContributor } from '@registry/shared/contract/contributions/contributor-schemas'
import {
  type ContributionDetail,
  REMINDER_PAUSE_MS,
} from '@registry/shared/contract/contributions/owner-contributions'
import type { Cents } from '@registry/shared/money/money'
import {
  type ContributionState,
  detailState,
  toContributionState,
} from '../cache/contribution-change.ts'

/** A contribution with the data that its actions need, independent of the list it is in. */
export interface ContributionSummary extends ContributionState {
  id: string
  name: string
  amount: Cents
  itemName: string
}

export function summarizeContributor(
  contributor: OwnerContributor,
  itemName: string,
): ContributionSummary {
  const { id, name, amount } = contributor
  return { id, name, amount, itemName, ...toContributionState(contributor) }
}

export function summarizeDetail(contribution: ContributionDetail): ContributionSummary {
  const { id, amount, contributor, item } = contribution
  return { id, name: contributor.name, amount, itemName: item.name, ...detailState(contribution) }
}

/**
 * 'undelivered': the last reminder bounced or delivery was given up, so another may be sent at
 * once.
 */
export type ReminderStatus = 'settled' | 'no-address' | 'undelivered' | 'ready' | { waitMs: number }

/** Returns whether a reminder can be sent now, or why not. */
export function reminderStatus(
  { verifiedAt, reminderSentAt, reminderUndelivered, can }: ContributionState,
  nowMs: number,
): ReminderStatus {
  if (verifiedAt !== null) return 'settled'
  if (!can.remind) return 'no-address'
  if (reminderUndelivered) return 'undelivered'
  if (reminderSentAt === null) return 'ready'
  // The clock may lag, as it updates once a minute; a negative age must not extend the wait.
  const elapsedMs = Math.max(0, nowMs - Date.parse(reminderSentAt))
  return elapsedMs < REMINDER_PAUSE_MS ? { waitMs: REMINDER_PAUSE_MS - elapsedMs } : 'ready'
}

/** Returns when the contributor said that the payment was made, if that was after the last reminder. */
export function latestClaim({
  claimedAt,
  reminderSentAt,
}: Pick<ContributionState, 'claimedAt' | 'reminderSentAt'>): string | undefined {
  if (!claimedAt) return undefined
  return reminderSentAt && reminderSentAt > claimedAt ? undefined : claimedAt
}

/** True when a reminder may be sent now; after an undelivered one without a wait. */
export function canSendReminder(contribution: ContributionDetail, nowMs: number): boolean {
  const status = reminderStatus(summarizeDetail(contribution), nowMs)
  return status === 'ready' || status === 'undelivered'
}
