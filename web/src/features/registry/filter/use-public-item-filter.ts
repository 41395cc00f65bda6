import type { PublicItem } from '@registry/shared/contract/items/items'
import { useEffect } from 'react'
import { replaceQuery, useQueryParam } from '../../../lib/url/page-url.ts'
import { type ItemFilter, parseItemFilter } from './public-item-filter.ts'

/** Returns the filter from the URL's query parameters, and a setter. */
export function usePublicItemFilter(
  items: PublicItem[],
): [ItemFilter, (change: Partial<ItemFilter>) => void] {
  const category = useQueryParam('category')
  const status = useQueryParam('status')
  const filter = parseItemFilter({ category, status }, items)

  // When no item is fully funded any more, remove the filter from the URL; otherwise it would reappear with the next
  // one.
  const isReset = status === 'gifted' && filter.status === 'all'
  useEffect(() => {
    if (isReset) replaceQuery({ status: undefined })
  }, [isReset])

  const change = (next: Partial<ItemFilter>) => {
    const { category, status } = { ...filter, ...next }
    replaceQuery({ category, status: status === 'all' ? undefined : status, page: undefined })
  }
  return [filter, change]
}
