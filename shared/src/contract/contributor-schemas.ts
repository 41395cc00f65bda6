import * as z from 'zod/mini'
import { id, timestamp } from './fields.ts'
import { money } from './money-schema.ts'

/** Who gave, as everyone sees it: no address, no verification, no reminder. */
export const publicContributor = z.object({
  id,
  name: z.string(),
  amount: money,
  timestamp,
  message: z.nullable(z.string()),
})
export type PublicContributor = z.output<typeof publicContributor>

/** Who gave, as the owner sees it. */
export const ownerContributor = z.object({
  id,
  name: z.string(),
  email: z.nullable(z.string()),
  amount: money,
  timestamp,
  message: z.nullable(z.string()),
  paymentMethod: z.string(),
  paymentVerified: z.boolean(),
  verifiedAt: z.nullable(timestamp),
  reminderCount: z.int(),
  reminderSentAt: z.nullable(timestamp),
  /** The last reminder was refused or given up: it may be sent again at once. */
  reminderUndelivered: z.boolean(),
  can: z.object({ verify: z.boolean(), remind: z.boolean(), delete: z.boolean() }),
})
export type OwnerContributor = z.output<typeof ownerContributor>
