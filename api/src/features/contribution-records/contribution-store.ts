import { type Cents, cents } from '@registry/shared/money/money'
import type { Db } from '../../db/connect.ts'

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

export interface ContributionRow {
  id: string
  registry_id: string
  item_id: string
  name: string
  email: string
  amount_cents: number
  message: string | null
  payment_method: string
  payment_verified_at: Date | null
  reminder_count: number
  reminder_sent_at: Date | null
  reminder_undelivered_at: Date | null
  created_at: Date
  is_name_hidden: boolean
  is_amount_hidden: boolean
}

export const contributionColumns: (keyof ContributionRow)[] = [
  'id',
  'registry_id',
  'item_id',
  'name',
  'email',
  'amount_cents',
  'message',
  'payment_method',
  'payment_verified_at',
  'reminder_count',
  'reminder_sent_at',
  'reminder_undelivered_at',
  'created_at',
  'is_name_hidden',
  'is_amount_hidden',
]

export function toContribution(row: ContributionRow): Contribution {
  return {
    id: row.id,
    registryId: row.registry_id,
    itemId: row.item_id,
    name: row.name,
    email: row.email,
    amountCents: cents(row.amount_cents),
    message: row.message,
    paymentMethod: row.payment_method,
    verifiedAt: row.payment_verified_at,
    reminderCount: row.reminder_count,
    reminderSentAt: row.reminder_sent_at,
    reminderUndeliveredAt: row.reminder_undelivered_at,
    createdAt: row.created_at,
    isNameHidden: row.is_name_hidden,
    isAmountHidden: row.is_amount_hidden,
  }
}

/** Lists the contributions of a registry that were not voided, newest first. */
export async function listByRegistry(db: Db, registryId: string): Promise<Contribution[]> {
  const rows = await db<ContributionRow>('contributions')
    .where({ registry_id: registryId })
    .whereNull('deleted_at')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .select(contributionColumns)
  return rows.map(toContribution)
}

/** A row that PostgreSQL returned as JSON, with dates as text. */
export type JsonRow = {
  [Column in keyof ContributionRow]: Date extends ContributionRow[Column]
    ? string
    : ContributionRow[Column]
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text))

/** Converts a row that PostgreSQL returned as JSON. */
export function fromJson(row: JsonRow): Contribution {
  return toContribution({
    ...row,
    payment_verified_at: dateOf(row.payment_verified_at),
    reminder_sent_at: dateOf(row.reminder_sent_at),
    reminder_undelivered_at: dateOf(row.reminder_undelivered_at),
    created_at: new Date(row.created_at),
  })
}
