import type { Db } from '../../db/connect.ts'
import * as contributionStore from '../contribution-records/contribution-store.ts'
import * as itemStore from './item-store.ts'

type Contributions = contributionStore.Contribution[]

export interface ItemWithContributions {
  item: itemStore.Item
  contributions: Contributions
}

/** Loads all items of a registry with their contributions in two queries. */
export async function loadItems(db: Db, registryId: string): Promise<ItemWithContributions[]> {
  const { items, contributions } = await inSnapshot(db, async trx => ({
    items: await itemStore.listByRegistry(trx, registryId),
    contributions: await contributionStore.listByRegistry(trx, registryId),
  }))
  const byItem = Map.groupBy(contributions, contribution => contribution.itemId)
  return items.map(item => ({ item, contributions: byItem.get(item.id) ?? [] }))
}

/** Loads one item with its contributions, in one query. Returns undefined for items of other registries and, unless `deleted` is set, for deleted ones. */
export async function loadItem(
  db: Db,
  registryId: string,
  id: string,
  options?: itemStore.FindOptions,
): Promise<ItemWithContributions | undefined> {
  const loaded = await itemStore.findWithContributions(db, registryId, id, options)
  return (
    loaded && {
      item: loaded.item,
      contributions: loaded.contributions.map(contributionStore.fromJson),
    }
  )
}

/**
 * Runs queries on one database snapshot, so that an item's sum matches its contributions. A transaction of the
 * caller is used unchanged: it holds the locks of the items that it changes.
 */
function inSnapshot<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  return db.transaction(work, { isolationLevel: 'repeatable read', readOnly: true })
}
