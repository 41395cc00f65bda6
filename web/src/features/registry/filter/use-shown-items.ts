import type { PublicItem } from '@registry/shared/contract/items/items'
import { useState } from 'react'
import { filterItems, type ItemFilter } from './public-item-filter.ts'

const idsOf = (items: PublicItem[]) => new Set(items.map(({ id }) => id))

/**
 * Returns the items that match a filter. Items once shown stay until the filter changes, even if a
 * contribution makes them no longer match, so that the list does not shift while a visitor uses it.
 */
export function useShownItems(items: PublicItem[], filter: ItemFilter): PublicItem[] {
  const key = JSON.stringify(filter)
  const matching = filterItems(items, filter)
  const [shown, setShown] = useState(() => ({ key, ids: idsOf(matching) }))
  const isSame = shown.key === key
  const missing = isSame ? matching.filter(({ id }) => !shown.ids.has(id)) : matching
  if (!isSame || missing.length > 0) {
    setShown({ key, ids: new Set([...(isSame ? shown.ids : []), ...idsOf(missing)]) })
  }
  return isSame ? items.filter(item => shown.ids.has(item.id) || missing.includes(item)) : matching
}
