import type { Cents } from '@registry/shared/money/money'
import { qualified } from '../../db/columns.ts'
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

/** Lists the contributions of a registry that were not voided, newest first. */
export async function listByRegistry(db: Db, registryId: string): Promise<Contribution[]> {
  return db('contributions')
    .where({ registry_id: registryId })
    .whereNull('deleted_at')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .select(contributionColumns)
    // Named: PostgreSQL keeps its plan, which takes as long to create as to run.
    .options({ name: 'contributions-of-registry' })
}

/** SQL of a contribution as JSON, selected from its table under an alias. */
export function contributionJson(alias: string): string {
  const columns = Object.entries(qualified(alias, contributionColumns))
  return `json_build_object(${columns.map(([field, column]) => `'${field}', ${column}`).join(', ')})`
}

/** Contribution that PostgreSQL returned as JSON, with dates as text. */
export type ContributionJson = {
  [Field in keyof Contribution]: Date extends Contribution[Field] ? string : Contribution[Field]
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text))

export function fromJson(json: ContributionJson): Contribution {
  return {
    ...json,
    verifiedAt: dateOf(json.verifiedAt),
    reminderSentAt: dateOf(json.reminderSentAt),
    reminderUndeliveredAt: dateOf(json.reminderUndeliveredAt),
    createdAt: new Date(json.createdAt),
  }
}
