import { addCents, type Cents } from '@registry/shared/money/money'
import type { Db } from '../../db/connect.ts'

interface ContributionsOfDeleted {
  /** Ids of the unconfirmed contributions. */
  unconfirmedOfDeleted: string[]
  /** Sum of all contributions, confirmed or not. */
  amountOfDeleted: Cents
}

/** Loads the contributions to deleted items, which no list of items contains. */
export async function loadContributionsOfDeleted(
  db: Db,
  registryId: string,
): Promise<ContributionsOfDeleted> {
  const rows: { id: string; amount: Cents; isVerified: boolean }[] = await db('contributions as c')
    .join('items as i', { 'i.registry_id': 'c.registry_id', 'i.id': 'c.item_id' })
    .where('c.registry_id', registryId)
    .whereNull('c.deleted_at')
    .whereNotNull('i.deleted_at')
    .orderBy('c.id')
    .select(
      'c.id',
      'c.amount_cents as amount',
      db.raw('c.payment_verified_at is not null as "isVerified"'),
    )
  return {
    unconfirmedOfDeleted: rows.filter(row => !row.isVerified).map(row => row.id),
    amountOfDeleted: addCents(...rows.map(row => row.amount)),
  }
}
