import type { Db } from '../../db/connect.ts'

/** Returns the ids of unconfirmed contributions to deleted items, which no list of items contains. */
export async function listUnconfirmedOfDeleted(db: Db, registryId: string): Promise<string[]> {
  return db('contributions as c')
    .join('items as i', { 'i.registry_id': 'c.registry_id', 'i.id': 'c.item_id' })
    .where('c.registry_id', registryId)
    .whereNull('c.payment_verified_at')
    .whereNull('c.deleted_at')
    .whereNotNull('i.deleted_at')
    .orderBy('c.id')
    .pluck('c.id')
}
