import type { Db } from '../../db/connect.ts'
import * as contributionStore from '../contributions/contribution-store.ts'
import * as itemStore from './item-store.ts'

type Contributions = contributionStore.Contribution[]

export interface ItemWithContributions {
  item: itemStore.Item
  contributions: Contributions
}

/** All items of a registry, each with its contributions: two queries, whatever their number. */
export async function loadItems(db: Db, registryId: string): Promise<ItemWithContributions[]> {
  const [items, contributions] = await Promise.all([
    itemStore.listByRegistry(db, registryId),
    contributionStore.listByRegistry(db, registryId),
  ])
  const byItem = Map.groupBy(contributions, contribution => contribution.itemId)
  return items.map(item => ({ item, contributions: byItem.get(item.id) ?? [] }))
}

/** One item with its contributions; undefined when it is not on this registry, or was deleted and that is not asked for. */
export async function loadItem(
  db: Db,
  registryId: string,
  id: string,
  options?: itemStore.FindOptions,
): Promise<ItemWithContributions | undefined> {
  const item = await itemStore.findById(db, registryId, id, options)
  if (!item) return undefined
  return { item, contributions: await contributionStore.listByItem(db, registryId, id) }
}
