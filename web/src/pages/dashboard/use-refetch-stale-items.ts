import { useEffect } from 'react'
import { useBusyContributionIds } from '../../features/contributions/actions/use-contribution-action.ts'
import { RECENT } from '../../features/contributions/activity/activity-panel.tsx'
import { useRecentContributions } from '../../features/contributions/cache/contribution-queries.ts'
import type { ItemManager } from '../../features/items/manager/use-item-manager.ts'
import { areItemsStale } from './are-items-stale.ts'

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
