import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import type { OwnerItem } from '@registry/shared/contract/items/items'

/** Returns whether recent contributions differ from the cached items. */
export function areItemsStale(items: OwnerItem[], contributions: ContributionDetail[]): boolean {
  const known = new Map(items.map(item => [item.id, item]))
  return contributions.some(contribution => {
    const item = known.get(contribution.item.id)
    if (!item) return !contribution.item.isRemoved
    const contributor = item.contributors.find(({ id }) => id === contribution.id)
    return (
      item.amountContributed !== contribution.item.currentAmount ||
      contributor?.paymentVerified !== contribution.paymentStatus.verified
    )
  })
}
