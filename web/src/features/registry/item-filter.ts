import { CATEGORIES } from '@registry/shared/categories/categories'
import type { PublicItem } from '@registry/shared/contract/items'

export type ItemStatus = 'all' | 'available' | 'gifted'

export interface ItemFilter {
  /** Undefined for every category. */
  category: string | undefined
  status: ItemStatus
}

/** The items that a filter shows, in their order. */
export function filterItems(items: PublicItem[], filter: ItemFilter): PublicItem[] {
  return items.filter(
    item =>
      (filter.category === undefined || item.category === filter.category) &&
      hasStatus(item, filter.status),
  )
}

/** Whether an item counts under a status. */
export function hasStatus(item: PublicItem, status: ItemStatus): boolean {
  return status === 'all' || item.isFullyFunded === (status === 'gifted')
}

/** The categories that can be picked: those that occur, and the one that is, in the alphabet's order. */
export function categoriesOf(items: PublicItem[], picked: string | undefined): string[] {
  const occurring = items.map(item => item.category)
  const all = new Set(picked === undefined ? occurring : [...occurring, picked])
  return [...all].sort((a, b) => a.localeCompare(b, 'en'))
}

/**
 * The filter that an address asks for. Gifted means nothing while no item is fully funded; a category
 * counts when an item or our list has it, not when a link makes one up.
 */
export function filterFrom(
  asked: { category: string | undefined; status: string | undefined },
  items: PublicItem[],
): ItemFilter {
  const known = new Set<string>([...CATEGORIES, ...items.map(item => item.category)])
  const category = asked.category !== undefined && known.has(asked.category)
  return {
    category: category ? asked.category : undefined,
    status: statusFrom(asked.status, items),
  }
}

function statusFrom(asked: string | undefined, items: PublicItem[]): ItemStatus {
  if (asked === 'available') return asked
  return asked === 'gifted' && items.some(item => item.isFullyFunded) ? asked : 'all'
}
