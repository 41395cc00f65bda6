import type { PublicItem } from '@registry/shared/contract/items/items'
import { useState } from 'react'
import { filterItems, type ItemFilter } from './public-item-filter.ts'

const idsOf = (items: PublicItem[]) => new Set(items.map(({ id }) => id))

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
  const [shown, setShown] = useState(() => ({ key, ids: idsOf(matching) }))
  const isSame = shown.key === key
  const missing = isSame ? matching.filter(({ id }) => !shown.ids.has(id)) : matching
  if (!isSame || missing.length > 0) {
    setShown({ key, ids: new Set([...(isSame ? shown.ids : []), ...idsOf(missing)]) })
  }
  return isSame ? items.filter(item => shown.ids.has(item.id) || missing.includes(item)) : matching
}
