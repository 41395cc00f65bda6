import type { OwnerItem } from '@registry/shared/contract/items/items'

export const ITEM_FILTERS = ['all', 'contributed', 'gifted'] as const
export type ItemFilter = (typeof ITEM_FILTERS)[number]

const PASSES = {
  all: () => true,
  contributed: (item: OwnerItem) => item.contributorCount > 0,
  gifted: (item: OwnerItem) => item.isFullyFunded,
} as const satisfies Record<ItemFilter, (item: OwnerItem) => boolean>

/** Returns the items that match a filter. */
export function filterItems(items: OwnerItem[], filter: ItemFilter): OwnerItem[] {
  return items.filter(PASSES[filter])
}

/** Returns the number of items per filter. */
export function countItems(items: OwnerItem[]): Record<ItemFilter, number> {
  return {
    all: items.length,
    contributed: filterItems(items, 'contributed').length,
    gifted: filterItems(items, 'gifted').length,
  }
}
