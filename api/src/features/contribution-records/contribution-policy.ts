import { REMINDER_PAUSE_MS } from '@registry/shared/contract/contributions/owner-contributions'
import { email } from '@registry/shared/contract/fields'
import * as z from 'zod/mini'

interface Judged {
  verifiedAt: Date | null
  email: string
}

const emailField = email('missing', 'wrong')

/** Returns whether a text is a valid email address that can be mailed. */
export function isEmailAddress(address: string): boolean {
  return z.safeParse(emailField, address).success
}

/**
 * Returns the owner's permissions for a contribution. A verified one can be neither verified nor reminded of.
 * The pause between reminders is checked by `nextReminderAt`.
 */
export function contributionPermissions({ verifiedAt, email: address }: Judged) {
  const isOpen = verifiedAt === null
  return { verify: isOpen, remind: isOpen && isEmailAddress(address), delete: true }
}

/** Returns the earliest time of the next reminder; null if none was sent. */
export function nextReminderAt(reminderSentAt: Date | null): Date | null {
  return reminderSentAt && new Date(reminderSentAt.getTime() + REMINDER_PAUSE_MS)
}

interface Reminded extends Judged {
  reminderSentAt: Date | null
  reminderUndeliveredAt: Date | null
}

/** Returns whether a reminder may be sent now. An undelivered one may be repeated at once. */
export function isReminderAllowed(contribution: Reminded, now: Date): boolean {
  if (!contributionPermissions(contribution).remind) return false
  const next = nextReminderAt(contribution.reminderSentAt)
  return !next || next <= now || contribution.reminderUndeliveredAt !== null
}
