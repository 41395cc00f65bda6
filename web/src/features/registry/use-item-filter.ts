import type { PublicItem } from '@registry/shared/contract/items'
import { replaceAddress, useAddressValue } from '../../lib/page-address.ts'
import { filterFrom, type ItemFilter } from './item-filter.ts'

/** The filter that the address names, and how to change it. */
export function useItemFilter(
  items: PublicItem[],
): [ItemFilter, (change: Partial<ItemFilter>) => void] {
  const category = useAddressValue('category')
  const status = useAddressValue('status')
  const filter = filterFrom({ category, status }, items)
  const change = (next: Partial<ItemFilter>) => {
    const { category, status } = { ...filter, ...next }
    replaceAddress({ category, status: status === 'all' ? undefined : status })
  }
  return [filter, change]
}
