import type { PublicItem } from '@registry/shared/contract/items/items'
import { useLayoutEffect, useRef } from 'react'
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
  // Updated after rendering, because React may discard a rendering. Not state: each filter would render the list twice.
  const displayed = useRef<{ key?: string; ids?: Set<string> }>({})
  const ids = new Set(displayed.current.key === key ? displayed.current.ids : [])
  for (const { id } of matching) ids.add(id)
  useLayoutEffect(() => {
    displayed.current = { key, ids }
  })
  return items.filter(({ id }) => ids.has(id))
}
