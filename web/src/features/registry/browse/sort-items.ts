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

/** Sequence of a set of items. */
interface Sequence {
  /** Sort order and ids of the items. */
  key: string
  places: ReadonlyMap<string, number>
}

interface Sorted {
  items: PublicItem[]
  /** Call when the items are displayed, not while rendering: React may discard a rendering. */
  keep: () => void
}

/**
 * Creates a function that sorts items. While sort order and set of items stay the same it uses the sequence of the last
 * `keep`, so that the list does not shift when a contribution changes the remaining amounts.
 */
export function createSorter(): (items: PublicItem[], sort: Sort | undefined) => Sorted {
  let kept: Sequence | undefined
  return (items, sort) => {
    if (!sort) return { items, keep: () => undefined }
    const key = [sort, ...items.map(({ id }) => id)].join(' ')
    const sequence = kept?.key === key ? kept : { key, places: placesOf(items, sort) }
    const { places } = sequence
    return {
      items: items.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0)),
      keep: () => {
        kept = sequence
      },
    }
  }
}

function placesOf(items: PublicItem[], sort: Sort): ReadonlyMap<string, number> {
  const sorted = items.toSorted(comparisons[sort])
  return new Map(sorted.map(({ id }, place) => [id, place]))
}
