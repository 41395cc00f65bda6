import type { PublicItem } from '@registry/shared/contract/items/items'
import { useState } from 'react'
import { filterItems, type ItemFilter } from './public-item-filter.ts'

/**
 * Returns the items that match filter and search. Items once shown stay until either changes, even if a
 * contribution makes them no longer match, so that the list does not shift while a visitor uses it.
 */
export function useShownItems(
  items: PublicItem[],
  filter: ItemFilter,
  tools?: { query: string; search: (items: PublicItem[], query: string) => PublicItem[] },
): PublicItem[] {
  const key = JSON.stringify([filter, tools?.query])
  const filtered = filterItems(items, filter)
  const matching = tools ? tools.search(filtered, tools.query) : filtered
  // Changed while rendering: state would render the page twice for each filter.
  const [shown] = useState({ key: '', ids: new Set<string>() })
  if (shown.key !== key) {
    shown.key = key
    shown.ids.clear()
  }
  for (const { id } of matching) shown.ids.add(id)
  return items.filter(({ id }) => shown.ids.has(id))
}
