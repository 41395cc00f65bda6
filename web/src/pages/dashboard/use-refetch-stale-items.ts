import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import type { OwnerItem } from '@registry/shared/contract/items/items'
import { useEffect } from 'react'
import { useBusyContributionIds } from '../../features/contributions/actions/use-contribution-action.ts'
import { RECENT } from '../../features/contributions/activity/activity-panel.tsx'
import { useRecentContributions } from '../../features/contributions/cache/contribution-queries.ts'
import type { ItemManager } from '../../features/items/manager/use-item-manager.ts'

/** Refetches the items when more recently fetched contributions show a change. */
export function useRefetchStaleItems(items: ItemManager['items']): void {
  const gifts = useRecentContributions(RECENT)
  const isCalm = useBusyContributionIds().size === 0 && !items.isFetching && !gifts.isFetching
  const isBehind =
    isCalm &&
    !items.isError &&
    items.data !== undefined &&
    gifts.data !== undefined &&
    gifts.dataUpdatedAt > items.dataUpdatedAt &&
    areItemsStale(items.data, gifts.data.contributions)
  const { refetch } = items
  useEffect(() => {
    if (isBehind) void refetch()
  }, [isBehind, refetch])
}

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
