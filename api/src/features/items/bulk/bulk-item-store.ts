import type { Cents } from '@registry/shared/money/money'
import { column, type RecordOf } from '../../../db/columns.ts'
import type { Db } from '../../../db/connect.ts'

const COLUMNS = {
  id: column<string>('id'),
  category: column<string>('category'),
  isHidden: column<boolean>('is_hidden'),
  position: column<number | null>('position'),
  amountContributedCents: column<Cents>('amount_contributed_cents'),
}

/** State of an item that bulk changes depend on. */
export interface ItemState extends RecordOf<typeof COLUMNS> {
  isDeleted: boolean
}

/**
 * Locks these items, or all of a registry, including deleted ones. Locks in the order of their ids, which
 * prevents deadlocks.
 */
export async function lockItems(db: Db, registryId: string, ids?: string[]): Promise<ItemState[]> {
  const query = db('items').where({ registry_id: registryId })
  if (ids) query.whereIn('id', ids)
  return query
    .orderBy('id')
    .forNoKeyUpdate()
    .select(COLUMNS, db.raw('deleted_at is not null as "isDeleted"'))
}

interface Several {
  registryId: string
  ids: string[]
  now: Date
}

export interface SetValues {
  category?: string
  is_hidden?: boolean
  deleted_at?: Date | null
}

/** Sets the same values on several items. */
export async function setAll(
  db: Db,
  { registryId, ids, now }: Several,
  values: SetValues,
): Promise<void> {
  await db('items')
    .where({ registry_id: registryId })
    .whereIn('id', ids)
    .update({ ...values, updated_at: now })
}

/**
 * Deletes all items of a registry (soft delete). Waits for concurrent contributions to them and blocks later
 * ones.
 */
export async function softDeleteAll(db: Db, registryId: string, at: Date): Promise<void> {
  await db('items')
    .where({ registry_id: registryId })
    .whereNull('deleted_at')
    .update({ deleted_at: at, updated_at: at })
}

/** Recalculates the sums of several items from their contributions. */
export async function recalculateSums(
  db: Db,
  { registryId, ids }: Omit<Several, 'now'>,
): Promise<void> {
  const given = db('contributions as c')
    .whereRaw('c.registry_id = items.registry_id and c.item_id = items.id')
    .whereNull('c.deleted_at')
    .select(db.raw('coalesce(sum(c.amount_cents), 0)::bigint'))
  await db('items')
    .where({ registry_id: registryId })
    .whereIn('id', ids)
    .update({ amount_contributed_cents: given })
}

/** Sets the positions of items to the order of the ids. */
export async function setPositions(db: Db, { registryId, ids, now }: Several): Promise<void> {
  await db.raw(
    `update items set position = placed.place - 1, updated_at = ?
       from unnest(?::uuid[]) with ordinality as placed (id, place)
      where items.registry_id = ? and items.id = placed.id
        and items.position is distinct from placed.place - 1`,
    [now, ids, registryId],
  )
}
