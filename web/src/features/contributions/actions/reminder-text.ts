import { activityMessages } from '@registry/shared/messages/contributions/activity'
import { deliveryMessages } from '@registry/shared/messages/emails/delivery'
import { formatRelativeDate } from '../../../lib/time/format-relative-date.ts'
import {
  type ContributionSummary,
  latestClaim,
  type ReminderStatus,
  reminderStatus,
} from './contribution-summary.ts'

const t = activityMessages.gift

export const UNDELIVERED_REMINDER = `${deliveryMessages.reminder} ${deliveryMessages.undelivered}`

/** Returns why no reminder can be sent now; undefined if one can. */
export function reminderRefusal(state: ReminderStatus): string | undefined {
  if (state === 'no-address') return t.noAddressReason
  return typeof state === 'object' ? t.remindAgain(state.waitMs) : undefined
}

/**
 * Returns the note for an unconfirmed contribution: when the contributor said that the payment was made, or how often
 * they were reminded and when the next reminder is allowed.
 */
export function reminderNote(contribution: ContributionSummary, nowMs: number): string | undefined {
  const state = reminderStatus(contribution, nowMs)
  if (state === 'settled') return undefined
  const claimedAt = latestClaim(contribution)
  if (claimedAt) return t.claimed(formatRelativeDate(claimedAt, nowMs))
  if (state === 'no-address') return t.noAddress
  if (state === 'undelivered') return UNDELIVERED_REMINDER
  if (contribution.reminderCount === 0) return undefined
  const remindedCount = t.reminded(contribution.reminderCount)
  return state === 'ready' ? remindedCount : `${remindedCount}. ${t.remindAgain(state.waitMs)}`
}
