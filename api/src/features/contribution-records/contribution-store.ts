import type { Cents } from '@registry/shared/money/money'
import { qualified } from '../../db/columns.ts'

export interface Contribution {
  id: string
  registryId: string
  itemId: string
  name: string
  email: string
  amountCents: Cents
  message: string | null
  paymentMethod: string
  verifiedAt: Date | null
  reminderCount: number
  reminderSentAt: Date | null
  /** Time at which the last reminder was rejected or given up; null if it was not. */
  reminderUndeliveredAt: Date | null
  createdAt: Date
  /** The contributor hid their name on the public page. */
  isNameHidden: boolean
  /** The contributor hid the amount on the public page. */
  isAmountHidden: boolean
}

export const contributionColumns = {
  id: 'id',
  registryId: 'registry_id',
  itemId: 'item_id',
  name: 'name',
  email: 'email',
  amountCents: 'amount_cents',
  message: 'message',
  paymentMethod: 'payment_method',
  verifiedAt: 'payment_verified_at',
  reminderCount: 'reminder_count',
  reminderSentAt: 'reminder_sent_at',
  reminderUndeliveredAt: 'reminder_undelivered_at',
  createdAt: 'created_at',
  isNameHidden: 'is_name_hidden',
  isAmountHidden: 'is_amount_hidden',
} satisfies Record<keyof Contribution, string>

const FIELDS = Object.keys(contributionColumns)
const DATES = new Set<string>([
  'verifiedAt',
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
