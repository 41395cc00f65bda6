import { email } from '@registry/shared/contract/fields'
import { REMINDER_PAUSE_MS } from '@registry/shared/contract/owner-contributions'
import * as z from 'zod/mini'

interface Judged {
  verifiedAt: Date | null
  email: string
}

const addressField = email('missing', 'wrong')

/** Whether a mail can reach the giver. */
export function isEmailAddress(address: string): boolean {
  return z.safeParse(addressField, address).success
}

/**
 * What the owner may do with a contribution: nothing is left to verify or remind of once verified. That
 * a reminder waits for 24 hours after the last is `nextReminderAt`.
 */
export function contributionPermissions({ verifiedAt, email: address }: Judged) {
  const isOpen = verifiedAt === null
  return { verify: isOpen, remind: isOpen && isEmailAddress(address), delete: true }
}

/** From when on the giver may be reminded again; null while they never were. */
export function nextReminderAt(reminderSentAt: Date | null): Date | null {
  return reminderSentAt && new Date(reminderSentAt.getTime() + REMINDER_PAUSE_MS)
}
