import { activityMessages } from '@registry/shared/messages/contributions/activity'
import { mailboxKey } from '../../../http/limits/mailbox-key.ts'
import type { KeyedLimit, Limit } from '../../../http/limits/rate-limits.ts'
import { isReminderAllowed } from '../../contribution-records/contribution-policy.ts'
import type { Contribution } from '../../contribution-records/contribution-store.ts'

// Email addresses of contributors are unverified, so an attacker could enter any, in several registries.
const DAY_S = 86_400
const PER_MAILBOX = 10

const dailyLimit = (name: string, points: number): Limit => ({
  ...{ name, points, windowS: DAY_S },
  ...{ by: 'registry', store: 'postgres' },
})
const THANKS = dailyLimit('thank-yous', 200)
const EMAIL_THANKS = dailyLimit('thank-yous-address', PER_MAILBOX)
const EMAIL_REMINDERS: Limit = {
  ...dailyLimit('reminders-address', PER_MAILBOX),
  message: activityMessages.remindedOften,
}

/** Reminders of an owner, limited to a registry's usual number. */
export const REMINDERS: readonly Limit[] = [
  { name: 'reminders-session', points: 60, windowS: 60, by: 'viewer', store: 'postgres' },
  dailyLimit('reminders-registry', 200),
]

/**
 * Returns the limit of reminders to the contributor's mailbox, from all registries; none for a request that will be
 * rejected, which must not use it up.
 */
export const reminderLimits = (contribution: Contribution, now: Date): KeyedLimit[] =>
  isReminderAllowed(contribution, now)
    ? [{ limit: EMAIL_REMINDERS, key: mailboxKey(contribution.email) }]
    : []

/**
 * Returns the limits of automatic thank-yous of a registry, and to a mailbox from all registries: in this order, so that
 * a registry beyond its limit does not use up the mailbox's.
 */
export const thankYouLimits = (to: { email: string; registryId: string }): KeyedLimit[] => [
  { limit: THANKS, key: to.registryId },
  { limit: EMAIL_THANKS, key: mailboxKey(to.email) },
]
