import { REMINDER_PAUSE_MS } from '@registry/shared/contract/contributions/owner-contributions'
import { type Cents, cents } from '@registry/shared/money/money'
import type { Knex } from 'knex'
import { aliased } from '../../../db/columns.ts'
import type { Db } from '../../../db/connect.ts'
import {
  type Contribution,
  contributionColumns,
} from '../../contribution-records/contribution-store.ts'

interface Named {
  id: string
  registryId: string
}

interface Changed extends Named {
  now: Date
}

const live = (db: Db, { id, registryId }: Named) =>
  db('contributions').where({ id, registry_id: registryId }).whereNull('deleted_at')

async function change(
  query: Knex.QueryBuilder,
  values: Record<string, unknown>,
): Promise<Contribution | undefined> {
  const [changed]: Contribution[] = await query
    .update(values)
    .returning(aliased(contributionColumns))
  return changed
}

/** Returns a contribution of this registry that was not voided; undefined for one of another registry. */
export async function findById(
  db: Db,
  registryId: string,
  id: string,
): Promise<Contribution | undefined> {
  return live(db, { id, registryId }).first(contributionColumns)
}

/** Marks a contribution as verified. Returns undefined if it was verified before or does not exist. */
export function markVerified(db: Db, { now, ...named }: Changed) {
  const open = live(db, named).whereNull('payment_verified_at')
  return change(open, { payment_verified_at: now })
}

/**
 * Locks the contributions with these ids that belong to the registry and were not voided; returns their ids.
 * Locks the items first, as contributing and resetting do, and both in the order of their ids, which prevents
 * deadlocks.
 */
export async function lockAll(db: Db, registryId: string, ids: string[]): Promise<string[]> {
  const own = () =>
    db('contributions')
      .where({ registry_id: registryId })
      .whereIn('id', ids)
      .whereNull('deleted_at')
  await db('items')
    .where({ registry_id: registryId })
    .whereIn('id', own().select('item_id'))
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id')
  const rows: { id: string }[] = await own().orderBy('id').forNoKeyUpdate().select('id')
  return rows.map(({ id }) => id)
}

/** Marks unverified contributions as verified and returns them. */
export async function markAllVerified(
  db: Db,
  { ids, registryId, now }: Omit<Changed, 'id'> & { ids: string[] },
): Promise<Contribution[]> {
  return db('contributions')
    .where({ registry_id: registryId })
    .whereIn('id', ids)
    .whereNull('deleted_at')
    .whereNull('payment_verified_at')
    .update({ payment_verified_at: now })
    .returning(aliased(contributionColumns))
}

/**
 * Counts a reminder; resending an undelivered one is not counted again. Returns undefined if the contribution
 * is verified or does not exist, or if a reminder was sent less than 24 h ago.
 */
export function countReminder(db: Db, { now, ...named }: Changed) {
  const lastAllowed = new Date(now.getTime() - REMINDER_PAUSE_MS)
  const due = live(db, named)
    .whereNull('payment_verified_at')
    .where(
      reminders =>
        void reminders
          .whereNull('reminder_sent_at')
          .orWhere('reminder_sent_at', '<=', lastAllowed)
          .orWhereNotNull('reminder_undelivered_at'),
    )
  return change(due, {
    reminder_count: db.raw('reminder_count + (reminder_undelivered_at is null)::int'),
    reminder_sent_at: now,
    reminder_undelivered_at: null,
  })
}

/** Voids a contribution. Returns undefined if it was voided before or does not exist. */
export function markVoided(db: Db, { now, ...named }: Changed) {
  return change(live(db, named), { deleted_at: now })
}

/** Subtracts a voided amount from its item's sum, also of a deleted item. */
export async function subtractFromItem(
  db: Db,
  { id, registryId, amountCents, now }: Changed & { amountCents: Cents },
): Promise<void> {
  await db('items')
    .where({ id, registry_id: registryId })
    .update({
      amount_contributed_cents: db.raw('amount_contributed_cents - ?', [amountCents]),
      updated_at: now,
    })
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
