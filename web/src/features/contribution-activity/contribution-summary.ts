import type { OwnerContributor } from '@registry/shared/contract/contributor-schemas'
import {
  type ContributionDetail,
  REMINDER_PAUSE_MS,
} from '@registry/shared/contract/owner-contributions'
import type { Cents } from '@registry/shared/money/money'
import { type ContributionState, detailState, toContributionState } from './contribution-change.ts'

/** A gift as its owner acts on it, wherever it is listed. */
export interface ContributionSummary extends ContributionState {
  id: string
  name: string
  amount: Cents
  itemName: string
}

/** A gift in an item's list of contributors. */
export function summarizeContributor(
  contributor: OwnerContributor,
  itemName: string,
): ContributionSummary {
  const { id, name, amount } = contributor
  return { id, name, amount, itemName, ...toContributionState(contributor) }
}

/** A gift in the list of recent ones. */
export function summarizeDetail(contribution: ContributionDetail): ContributionSummary {
  const { id, amount, contributor, item } = contribution
  return { id, name: contributor.name, amount, itemName: item.name, ...detailState(contribution) }
}

/** 'undelivered': the last reminder was refused or given up, so another may go out at once. */
export type ReminderStatus = 'settled' | 'no-address' | 'undelivered' | 'ready' | { waitMs: number }

/** Whether the giver may be reminded now, or why not. */
export function reminderStatus(
  { verifiedAt, reminderSentAt, reminderUndelivered, can }: ContributionState,
  nowMs: number,
): ReminderStatus {
  if (verifiedAt !== null) return 'settled'
  if (!can.remind) return 'no-address'
  if (reminderUndelivered) return 'undelivered'
  if (reminderSentAt === null) return 'ready'
  // A clock that is a little slow, as one that is looked at once a minute, must not make it longer.
  const elapsedMs = Math.max(0, nowMs - Date.parse(reminderSentAt))
  return elapsedMs < REMINDER_PAUSE_MS ? { waitMs: REMINDER_PAUSE_MS - elapsedMs } : 'ready'
}
