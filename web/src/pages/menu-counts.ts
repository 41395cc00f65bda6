import type { OwnerItem } from '@registry/shared/contract/items'
import { countItems } from '../features/items/item-filter.ts'
import type { MenuEntry } from '../features/owner-frame/owner-menu.tsx'

/** What the entries of the owner's menu lead to, as far as it is known. */
export function menuCounts(items: OwnerItem[] | undefined): Partial<Record<MenuEntry, number>> {
  if (!items) return {}
  const toConfirm = items
    .flatMap(item => item.contributors)
    .filter(contributor => !contributor.paymentVerified).length
  return { ...countItems(items), toConfirm }
}
