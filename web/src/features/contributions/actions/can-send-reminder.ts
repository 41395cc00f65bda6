import {
  type ContributionDetail,
  REMINDER_PAUSE_MS,
} from '@registry/shared/contract/contributions/owner-contributions'

/**
 * True when a reminder may go out now: once in 24 hours unless the last could not be delivered, and only to
 * contributors with an email address.
 */
export function canSendReminder({ can, paymentStatus }: ContributionDetail, now: number): boolean {
  const { reminderSentAt, reminderUndelivered } = paymentStatus
  if (reminderUndelivered) return can.remind
  const isPauseOver = !reminderSentAt || now - Date.parse(reminderSentAt) >= REMINDER_PAUSE_MS
  return can.remind && isPauseOver
}
