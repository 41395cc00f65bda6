import type { Cents } from '@registry/shared/money/money'
import { column, qualified, type RecordOf } from '../../db/columns.ts'
import type { Db } from '../../db/connect.ts'

export const contributionColumns = {
  id: column<string>('id'),
  registryId: column<string>('registry_id'),
  itemId: column<string>('item_id'),
  name: column<string>('name'),
  email: column<string>('email'),
  amountCents: column<Cents>('amount_cents'),
  message: column<string | null>('message'),
  paymentMethod: column<string>('payment_method'),
  verifiedAt: column<Date | null>('payment_verified_at'),
  /** Time at which the contributor said, by the link of a reminder, that the payment was made. */
  claimedAt: column<Date | null>('payment_claimed_at'),
  reminderCount: column<number>('reminder_count'),
  reminderSentAt: column<Date | null>('reminder_sent_at'),
  /** Time at which the last reminder was rejected or given up; null if it was not. */
  reminderUndeliveredAt: column<Date | null>('reminder_undelivered_at'),
  createdAt: column<Date>('created_at'),
  /** The contributor hid their name on the public page. */
  isNameHidden: column<boolean>('is_name_hidden'),
  /** The contributor hid the amount on the public page. */
  isAmountHidden: column<boolean>('is_amount_hidden'),
}

export type Contribution = RecordOf<typeof contributionColumns>

const FIELDS = Object.keys(contributionColumns)
const DATES = new Set<string>([
  'verifiedAt',
  'claimedAt',
  'reminderSentAt',
  'reminderUndeliveredAt',
  'createdAt',
] satisfies (keyof Contribution)[])
const IS_DATE = FIELDS.map(field => DATES.has(field))

/** Contribution that PostgreSQL returned as JSON: its values in the order of `contributionColumns`, with dates as text. */
export type ContributionJson = readonly unknown[]

/**
 * SQL of a contribution as JSON, selected from its table under an alias. PostgreSQL builds an array in half the time
 * of an object.
 */
export function contributionJson(alias: string): string {
  return `json_build_array(${Object.values(qualified(alias, contributionColumns)).join(', ')})`
}

export function fromJson(values: ContributionJson): Contribution {
  const contribution: Record<string, unknown> = {}
  for (const [at, field] of FIELDS.entries()) {
    const value = values[at]
    contribution[field] = IS_DATE[at] && value !== null ? new Date(value as string) : value
  }
  return contribution as unknown as Contribution
}

/**
 * Stores the name that an item has before a rename with its contributions, whose payment references contain it. Those
 * of an earlier rename keep their name.
 */
export async function storeReferenceItemName(
  db: Db,
  item: { registryId: string; itemId: string; name: string },
): Promise<void> {
  await db('contributions')
    .where({ registry_id: item.registryId, item_id: item.itemId })
    .whereNull('deleted_at')
    .whereNull('reference_item_name')
    .update({ reference_item_name: item.name })
}
