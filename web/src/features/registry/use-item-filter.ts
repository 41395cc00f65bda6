import type { PublicItem } from '@registry/shared/contract/items'
import { useEffect } from 'react'
import { replaceAddress, useAddressValue } from '../../lib/page-address.ts'
import { filterFrom, type ItemFilter } from './item-filter.ts'

/** The filter that the address names, and how to change it. */
export function useItemFilter(
  items: PublicItem[],
): [ItemFilter, (change: Partial<ItemFilter>) => void] {
  const category = useAddressValue('category')
  const status = useAddressValue('status')
  const filter = filterFrom({ category, status }, items)

  // When the last gift is open again the filter is gone for good, not until the next gift is full.
  const isReset = status === 'gifted' && filter.status === 'all'
  useEffect(() => {
    if (isReset) replaceAddress({ status: undefined })
  }, [isReset])

  const change = (next: Partial<ItemFilter>) => {
    const { category, status } = { ...filter, ...next }
    replaceAddress({ category, status: status === 'all' ? undefined : status })
  }
  return [filter, change]
}
