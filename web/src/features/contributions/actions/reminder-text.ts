import { activityMessages } from '@registry/shared/messages/contributions/activity'
import { deliveryMessages } from '@registry/shared/messages/emails/delivery'
import {
  type ContributionSummary,
  type ReminderStatus,
  reminderStatus,
} from './contribution-summary.ts'

const words = activityMessages.gift

/** Returns why no reminder can be sent now; undefined if one can. */
export function reminderRefusal(state: ReminderStatus): string | undefined {
  if (state === 'no-address') return words.noAddressReason
  return typeof state === 'object' ? words.remindAgain(state.waitMs) : undefined
}

/**
 * Returns the note for an unconfirmed contribution: how often the contributor was reminded, and
 * when the next reminder is allowed.
 */
export function reminderNote(contribution: ContributionSummary, nowMs: number): string | undefined {
  const state = reminderStatus(contribution, nowMs)
  if (state === 'settled') return undefined
  if (state === 'no-address') return words.noAddress
  if (state === 'undelivered') {
    return `${deliveryMessages.reminder} ${deliveryMessages.undelivered}`
  }
  if (contribution.reminderCount === 0) return undefined
  const remindedCount = words.reminded(contribution.reminderCount)
  return state === 'ready' ? remindedCount : `${remindedCount}. ${words.remindAgain(state.waitMs)}`
}
