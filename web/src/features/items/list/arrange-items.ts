import type { OwnerItem } from '@registry/shared/contract/items/items'
import { once } from '@registry/shared/lazy/once'
import { filterItems, type ItemFilter } from './item-filter.ts'

export const ITEM_SORTS = ['own', 'newest', 'name', 'price', 'progress'] as const
export type ItemSort = (typeof ITEM_SORTS)[number]

interface Arrangement {
  filter: ItemFilter
  search: string
  sort: ItemSort
}

const byName = once(() => new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' }))

/** Funded fraction of the price, including unconfirmed contributions. */
const progress = ({ amountContributed, totalPrice }: OwnerItem) =>
  totalPrice > 0 ? amountContributed / totalPrice : 0

const COMPARE = {
  newest: (a: OwnerItem, b: OwnerItem) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
  name: (a: OwnerItem, b: OwnerItem) => byName().compare(a.productName, b.productName),
  price: (a: OwnerItem, b: OwnerItem) => b.totalPrice - a.totalPrice,
  progress: (a: OwnerItem, b: OwnerItem) => progress(b) - progress(a),
} as const satisfies Record<Exclude<ItemSort, 'own'>, (a: OwnerItem, b: OwnerItem) => number>

/** Filters, searches and sorts the items; the server returns them in the owner's order. */
export function arrangeItems(items: OwnerItem[], { filter, search, sort }: Arrangement) {
  const found = searchItems(filterItems(items, filter), search)
  return sort === 'own' ? found : found.toSorted(COMPARE[sort])
}

/** Returns items whose name contains every search word, ignoring case and accents. */
function searchItems(items: OwnerItem[], search: string): OwnerItem[] {
  const words = normalize(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return items
  return items.filter(({ productName }) => {
    const name = normalize(productName)
    return words.every(word => name.includes(word))
  })
}

const normalize = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
