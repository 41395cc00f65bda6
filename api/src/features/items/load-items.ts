import type { Db } from '../../db/connect.ts'
import * as contributionStore from '../contribution-records/contribution-store.ts'
import * as itemStore from './item-store.ts'

type Contributions = contributionStore.Contribution[]

export interface ItemWithContributions {
  item: itemStore.Item
  contributions: Contributions
}

const decode = ({ item, contributions }: itemStore.StoredItem): ItemWithContributions => ({
  item,
  contributions: contributions.map(contributionStore.fromJson),
})

/** Loads all items of a registry with their contributions, in one query. */
export async function loadItems(db: Db, registryId: string): Promise<ItemWithContributions[]> {
  return (await itemStore.listWithContributions(db, registryId)).map(decode)
}

/** Loads one item with its contributions, in one query. Returns undefined for items of other registries and, unless `deleted` is set, for deleted ones. */
export async function loadItem(
  db: Db,
  registryId: string,
  id: string,
  options?: itemStore.FindOptions,
): Promise<ItemWithContributions | undefined> {
  const loaded = await itemStore.findWithContributions(db, registryId, id, options)
  return loaded && decode(loaded)
}
