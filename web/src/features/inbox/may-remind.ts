import {
  type ContributionDetail,
  REMINDER_PAUSE_MS,
} from '@registry/shared/contract/owner-contributions'

/** Whether the giver can be reminded now: once in 24 hours, and only where they left an address. */
export function mayRemind({ can, paymentStatus }: ContributionDetail, now: number): boolean {
  const { reminderSentAt } = paymentStatus
  const isRested = !reminderSentAt || now - Date.parse(reminderSentAt) >= REMINDER_PAUSE_MS
  return can.remind && isRested
}
