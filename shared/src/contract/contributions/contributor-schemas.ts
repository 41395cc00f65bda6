import * as z from 'zod/mini'
import { id, timestamp } from '../fields.ts'
import { money } from '../money-schema.ts'

/** A contributor as visible to everyone: no email address, verification or reminders. */
export const publicContributor = z.object({
  id,
  /** 'A friend' if the contributor hid their name. */
  name: z.string(),
  /** 0 if the contributor hid the amount: pages that were loaded before this was possible need a number. */
  amount: money,
  timestamp,
  message: z.nullable(z.string()),
})
export type PublicContributor = z.output<typeof publicContributor>

/**
 * Fields that the contributor hid on the public page. Optional, because copies of the previous release do not send it.
 */
export const hiddenOnPage = {
  isNameHidden: z.optional(z.boolean()),
  isAmountHidden: z.optional(z.boolean()),
}
export interface HiddenOnPage {
  isNameHidden?: boolean | undefined
  isAmountHidden?: boolean | undefined
}

/** A contributor as visible to the owner. */
export const ownerContributor = z.object({
  ...hiddenOnPage,
  id,
  name: z.string(),
  email: z.nullable(z.string()),
  amount: money,
  timestamp,
  message: z.nullable(z.string()),
  paymentMethod: z.string(),
  paymentVerified: z.boolean(),
  verifiedAt: z.nullable(timestamp),
  /** When the contributor said, by the link of a reminder, that the payment was made. */
  claimedAt: z.optional(z.nullable(timestamp)),
  reminderCount: z.int(),
  reminderSentAt: z.nullable(timestamp),
  /** The last reminder bounced or was given up; another may be sent at once. */
  reminderUndelivered: z.boolean(),
  can: z.object({ verify: z.boolean(), remind: z.boolean(), delete: z.boolean() }),
})
export type OwnerContributor = z.output<typeof ownerContributor>
