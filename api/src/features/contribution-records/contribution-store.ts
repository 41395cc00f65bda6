import { type Cents, cents } from '@registry/shared/money/money'
import type { Db } from '../../db/connect.ts'
import { retryConflicts } from '../../db/retry-conflicts.ts'
import type { QueuedJob } from '../../jobs/enqueue.ts'
import { givenUpIds } from '../../jobs/queue-store.ts'
import { type AuditEvent, toRow as toAuditRow } from '../audit/audit-store.ts'

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

export interface NewContribution {
  id: string
  registryId: string
  itemId: string
  name: string
  email: string
  amountCents: Cents
  message: string | null
  paymentMethod: string
  /** Hash of scope and Idempotency-Key; unique, also among voided contributions. */
  idempotencyKey: string | undefined
  now: Date
}

/** Audit entry, jobs and request hash, stored together with a contribution. */
export interface RelatedRecords {
  requestHash: string
  audit: AuditEvent
  jobs: readonly QueuedJob[]
}

/**
 * Adds a contribution to its item's sum and stores it with its audit event and jobs in one statement, which
 * holds the item's lock. See the SQL function `contribute` for the outcomes.
 */
export async function insertIfFits(
  db: Db,
  contribution: NewContribution,
  { requestHash, audit, jobs }: RelatedRecords,
): Promise<'given' | 'full' | 'known' | 'used'> {
  const row = {
    id: contribution.id,
    registry_id: contribution.registryId,
    item_id: contribution.itemId,
    name: contribution.name,
    email: contribution.email,
    amount_cents: contribution.amountCents,
    message: contribution.message,
    payment_method: contribution.paymentMethod,
    idempotency_key: contribution.idempotencyKey,
    created_at: contribution.now,
  }
  const { details, ...event } = toAuditRow(audit)
  const stored = {
    ...{ contribution: row, requestHash, jobs },
    audit: { ...event, details: JSON.parse(details) },
  }
  const values = [JSON.stringify(stored)]
  const run = async () => db.raw('select contribute(?::jsonb) as outcome', values)
  // A conflict rolls back the whole transaction, so only the transaction can be retried, not this statement.
  const { rows } = await (db.isTransaction ? run() : retryConflicts(run))
  return rows[0].outcome
}

/** Returns the contribution that was stored under a key, also a voided one; undefined once the key has expired. */
export async function findIdByKey(db: Db, key: string | undefined): Promise<string | undefined> {
  if (key === undefined) return undefined
  const row = await db('contributions')
    .where({ idempotency_key: key })
    .whereExists(db('idempotency_keys').where({ scope_key: key }))
    .first('id')
  return row?.id
}

/** Stores when the automatic thank-you email was sent. */
export async function markAutoThanked(db: Db, id: string, at: Date): Promise<void> {
  await db('contributions').where({ id }).update({ auto_thanked_at: at })
}

/** Stores when the last reminder was rejected or given up; null if it was delivered. */
export async function setReminderUndelivered(db: Db, id: string, at: Date | null): Promise<void> {
  await db('contributions').where({ id }).update({ reminder_undelivered_at: at })
}

/** Marks at most `size` reminders as undelivered whose jobs have that name and were given up; returns how many. */
export async function markGivenUpReminders(
  db: Db,
  { name, now, size }: { name: string; now: Date; size: number },
): Promise<number> {
  const unmarked = db('contributions')
    .whereIn('id', givenUpIds(db, { name, field: 'contributionId' }))
    .whereNull('reminder_undelivered_at')
    .limit(size)
    .select('id')
  return db('contributions').whereIn('id', unmarked).update({ reminder_undelivered_at: now })
}

/** Voids all contributions of an item (soft delete). Returns their number and sum. */
export async function voidByItem(
  db: Db,
  item: { registryId: string; itemId: string; now: Date },
): Promise<{ removed: number; totalCents: Cents }> {
  const rows: { amount_cents: number }[] = await db('contributions')
    .where({ registry_id: item.registryId, item_id: item.itemId })
    .whereNull('deleted_at')
    .update({ deleted_at: item.now })
    .returning('amount_cents')
  return {
    removed: rows.length,
    totalCents: cents(rows.reduce((sum, row) => sum + row.amount_cents, 0)),
  }
}
