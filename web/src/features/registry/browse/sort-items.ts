import type { PublicItem } from '@registry/shared/contract/items/items'
import { remainingCents } from '@registry/shared/money/money'

export const SORTS = ['left', 'newest', 'name'] as const
export type Sort = (typeof SORTS)[number]

/** Remaining amount; fully funded items come last. */
const left = (item: PublicItem) =>
  item.isFullyFunded
    ? Number.POSITIVE_INFINITY
    : remainingCents(item.totalPrice, item.amountContributed)

const comparisons: Record<Sort, (a: PublicItem, b: PublicItem) => number> = {
  left: (a, b) => (left(a) < left(b) ? -1 : left(a) > left(b) ? 1 : 0),
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
  name: (a, b) =>
    a.productName.localeCompare(b.productName, 'en', { sensitivity: 'base', numeric: true }),
}

/** Returns the sort order of a query parameter; undefined for the parents' own order. */
export function parseSort(requested: string | undefined): Sort | undefined {
  return SORTS.find(sort => sort === requested)
}

/**
 * Creates a function that sorts items. While sort order and set of items stay the same it keeps the sequence, so
 * that the list does not shift when a contribution changes what is left.
 */
export function createSorter(): (items: PublicItem[], sort: Sort | undefined) => PublicItem[] {
  let sortedAs = ''
  let places = new Map<string, number>()
  return (items, sort) => {
    if (!sort) return items
    const key = [sort, ...items.map(({ id }) => id)].join(' ')
    if (key !== sortedAs) {
      const sorted = items.toSorted(comparisons[sort])
      places = new Map(sorted.map(({ id }, place) => [id, place]))
      sortedAs = key
    }
    return items.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
  }
}
