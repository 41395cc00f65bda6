import type { Cents } from '@registry/shared/money/money'
import type { Db } from '../../db/connect.ts'

interface ContributionsOfDeleted {
  /** Ids of the unconfirmed contributions. */
  unconfirmedOfDeleted: string[]
  /** Sum of all contributions, confirmed or not. */
  amountOfDeleted: Cents
}

/** Loads the sum of the contributions to deleted items, which no list of items contains, in one row. */
export async function loadContributionsOfDeleted(
  db: Db,
  registryId: string,
): Promise<ContributionsOfDeleted> {
  return db('contributions as c')
    .join('items as i', { 'i.registry_id': 'c.registry_id', 'i.id': 'c.item_id' })
    .where('c.registry_id', registryId)
    .whereNull('c.deleted_at')
    .whereNotNull('i.deleted_at')
    .first(
      db.raw(
        `coalesce(array_agg(c.id order by c.id) filter (where c.payment_verified_at is null), '{}')
           as "unconfirmedOfDeleted"`,
      ),
      db.raw('coalesce(sum(c.amount_cents), 0)::bigint as "amountOfDeleted"'),
    )
}
