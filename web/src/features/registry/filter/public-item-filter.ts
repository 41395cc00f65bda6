import { CATEGORIES } from '@registry/shared/categories/categories'
import type { PublicItem } from '@registry/shared/contract/items/items'

export type ItemStatus = 'all' | 'available' | 'gifted'

export interface ItemFilter {
  /** Undefined shows all categories. */
  category: string | undefined
  status: ItemStatus
}

/** Returns the items that match the filter, in order. */
export function filterItems(items: PublicItem[], filter: ItemFilter): PublicItem[] {
  return items.filter(
    item =>
      (filter.category === undefined || item.category === filter.category) &&
      hasStatus(item, filter.status),
  )
}

function hasStatus(item: PublicItem, status: ItemStatus): boolean {
  return status === 'all' || item.isFullyFunded === (status === 'gifted')
}

/**
 * Returns the categories in use and the selected one, sorted by code points, because the first collator takes a phone
 * over 20 ms, before the page can be hydrated.
 */
export function listCategories(items: PublicItem[], picked: string | undefined): string[] {
  const occurring = items.map(item => item.category)
  const all = new Set(picked === undefined ? occurring : [...occurring, picked])
  return [...all].sort()
}

/**
 * Parses the filter from query parameters. `gifted` is ignored while no item is fully funded; a category must be known
 * or in use, so that a link cannot inject arbitrary text.
 */
export function parseItemFilter(
  requested: { category: string | undefined; status: string | undefined },
  items: PublicItem[],
): ItemFilter {
  return {
    category: parseCategory(requested.category, items),
    status: parseStatus(requested.status, items),
  }
}

export function parseCategory(
  requested: string | undefined,
  items: PublicItem[],
): string | undefined {
  const isKnown =
    CATEGORIES.some(known => known === requested) || items.some(item => item.category === requested)
  return isKnown ? requested : undefined
}

function parseStatus(requested: string | undefined, items: PublicItem[]): ItemStatus {
  if (requested === 'available') return requested
  return requested === 'gifted' && items.some(item => item.isFullyFunded) ? requested : 'all'
}
