import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import type { OwnerItem } from '@registry/shared/contract/items/items'

/** Returns whether recent contributions differ from the cached items. */
export function areItemsStale(items: OwnerItem[], gifts: ContributionDetail[]): boolean {
  const known = new Map(items.map(item => [item.id, item]))
  return gifts.some(gift => {
    const item = known.get(gift.item.id)
    if (!item) return !gift.item.isRemoved
    const contributor = item.contributors.find(({ id }) => id === gift.id)
    return (
      item.amountContributed !== gift.item.currentAmount ||
      contributor?.paymentVerified !== gift.paymentStatus.verified
    )
  })
}
