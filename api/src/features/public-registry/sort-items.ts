import type { PublicItem } from '@registry/shared/contract/items/items'
import type { ItemOrder } from '../../http/public-registry.ts'
import type { ItemWithContributions } from '../items/load-items.ts'

type Item = Pick<PublicItem, 'totalPrice' | 'amountContributed' | 'productName' | 'createdAt'>

const progress = (item: Item) =>
  item.totalPrice === 0 ? 1 : item.amountContributed / item.totalPrice
const time = (item: Item) => Date.parse(item.createdAt)

const comparisons: Record<Exclude<ItemOrder['sortBy'], 'own'>, (a: Item, b: Item) => number> = {
  value: (a, b) => a.totalPrice - b.totalPrice,
  name: (a, b) => a.productName.localeCompare(b.productName, 'en'),
  created: (a, b) => time(a) - time(b),
  progress: (a, b) => progress(a) - progress(b),
}

/** Sorts items that come in the owner's order; ties stay in it. */
export function sortItems<T extends Item>(items: T[], { sortBy, sortOrder }: ItemOrder): T[] {
  if (sortBy === 'own') return sortOrder === 'desc' ? items : items.toReversed()
  const compare = comparisons[sortBy]
  return items.toSorted((a, b) => (sortOrder === 'asc' ? compare(a, b) : compare(b, a)))
}

/**
 * Sorts a registry's items for its page: placed ones in the owner's order, then the others by price, highest
 * first.
 */
export function sortByOwnerOrder(items: ItemWithContributions[]): ItemWithContributions[] {
  const placed = items.filter(({ item }) => item.position !== null)
  const others = items.filter(({ item }) => item.position === null)
  return [...placed, ...others.toSorted((a, b) => b.item.totalPriceCents - a.item.totalPriceCents)]
}
