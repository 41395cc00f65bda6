import type { ItemOrder } from '../../http/public-registry.ts'
import type { Item } from './item-store.ts'

const progress = (item: Item) =>
  item.totalPriceCents === 0 ? 1 : item.amountContributedCents / item.totalPriceCents

const comparisons: Record<ItemOrder['sortBy'], (a: Item, b: Item) => number> = {
  value: (a, b) => a.totalPriceCents - b.totalPriceCents,
  name: (a, b) => a.productName.localeCompare(b.productName, 'en'),
  created: (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  progress: (a, b) => progress(a) - progress(b),
}

/** Compares two items in the order asked for; ties keep the order they came in. */
export function compareItems(sortBy: ItemOrder['sortBy'], sortOrder: ItemOrder['sortOrder']) {
  const compare = comparisons[sortBy]
  return (a: Item, b: Item) => (sortOrder === 'asc' ? compare(a, b) : compare(b, a))
}
