import type { OwnerItem } from '@registry/shared/contract/items/items'
import { addCents } from '@registry/shared/money/money'
import type { RegistryProgress } from '../../features/contributions/activity/registry-progress-panel.tsx'
import { sumItemFunding } from '../../features/items/card/item-funding.ts'

/** Sums up the funding of all items. */
export function sumRegistryProgress(items: OwnerItem[]): RegistryProgress {
  const sums = items.map(sumItemFunding)
  return {
    value: addCents(...items.map(item => item.totalPrice)),
    confirmed: addCents(...sums.map(sum => sum.confirmed)),
    promised: addCents(...sums.map(sum => sum.promised)),
    left: addCents(...sums.map(sum => sum.left)),
    complete: items.filter(item => item.isFullyFunded).length,
    items: items.length,
  }
}
