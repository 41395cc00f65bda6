import type { Cents } from '@registry/shared/money/money'
import type { Db } from '../../db/connect.ts'

/** Current funding of an item. */
export interface Funding {
  id: string
  totalPriceCents: Cents
  amountContributedCents: Cents
  contributorCount: number
}

/** Returns the funding of those of these items that visitors can see. */
export async function listFunding(db: Db, registryId: string, ids: string[]): Promise<Funding[]> {
  const contributors = db('contributions as c')
    .whereRaw('c.registry_id = i.registry_id and c.item_id = i.id')
    .whereNull('c.deleted_at')
    .select(db.raw('count(*)::int'))
  return db('items as i')
    .where('i.registry_id', registryId)
    .whereIn('i.id', ids)
    .where('i.is_hidden', false)
    .whereNull('i.deleted_at')
    .select({
      id: 'i.id',
      totalPriceCents: 'i.total_price_cents',
      amountContributedCents: 'i.amount_contributed_cents',
    })
    .select(contributors.as('contributorCount'))
}
