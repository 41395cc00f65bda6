import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import type { OwnerItem } from '@registry/shared/contract/items/items'
import { useEffect } from 'react'
import { useBusyContributionIds } from '../../features/contributions/actions/use-contribution-action.ts'
import { RECENT } from '../../features/contributions/activity/activity-panel.tsx'
import { useRecentContributions } from '../../features/contributions/cache/contribution-queries.ts'
import type { ItemManager } from '../../features/items/manager/use-item-manager.ts'

/** Refetches the items when more recently fetched contributions show a change. */
export function useRefetchStaleItems(items: ItemManager['items']): void {
  const contributions = useRecentContributions(RECENT)
  const isCalm =
    useBusyContributionIds().size === 0 && !items.isFetching && !contributions.isFetching
  const isBehind =
    isCalm &&
    !items.isError &&
    items.data !== undefined &&
    contributions.data !== undefined &&
    contributions.dataUpdatedAt > items.dataUpdatedAt &&
    areItemsStale(items.data, contributions.data.contributions)
  const { refetch } = items
  useEffect(() => {
    if (isBehind) void refetch()
  }, [isBehind, refetch])
}

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
