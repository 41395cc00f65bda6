import type { PublicItem } from '@registry/shared/contract/items'
import type { ItemOrder } from '../../http/public-registry.ts'

type Item = Pick<PublicItem, 'totalPrice' | 'amountContributed' | 'productName' | 'createdAt'>

const progress = (item: Item) =>
  item.totalPrice === 0 ? 1 : item.amountContributed / item.totalPrice
const time = (item: Item) => Date.parse(item.createdAt)

const comparisons: Record<ItemOrder['sortBy'], (a: Item, b: Item) => number> = {
  value: (a, b) => a.totalPrice - b.totalPrice,
  name: (a, b) => a.productName.localeCompare(b.productName, 'en'),
  created: (a, b) => time(a) - time(b),
  progress: (a, b) => progress(a) - progress(b),
}

/** Compares two items in the order asked for; ties keep the order they came in. */
export function compareItems(sortBy: ItemOrder['sortBy'], sortOrder: ItemOrder['sortOrder']) {
  const compare = comparisons[sortBy]
  return (a: Item, b: Item) => (sortOrder === 'asc' ? compare(a, b) : compare(b, a))
}
