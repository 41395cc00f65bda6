import { useEffect, useState } from 'react'
import { useBusyContributionIds } from '../../features/contributions/actions/use-contribution-action.ts'
import { ActivityPanel } from '../../features/contributions/activity/activity-panel.tsx'
import { AutoThankYouSwitch } from '../../features/contributions/activity/auto-thank-you-switch.tsx'
import styles from '../../features/contributions/activity/contribution-activity.module.css'
import { RegistryProgressPanel } from '../../features/contributions/activity/registry-progress-panel.tsx'
import {
  useRecentContributions,
  useThankYousToWrite,
} from '../../features/contributions/cache/contribution-queries.ts'
import { sumRegistryFunding } from '../../features/items/card/item-funding.ts'
import { useAmountOfDeleted } from '../../features/items/items-queries.ts'
import type { ItemManager } from '../../features/items/manager/use-item-manager.ts'
import { lazyComponent } from '../../lib/lazy-loading/lazy-component.ts'
import { classNames } from '../../ui/class-names.ts'
import { LazyBoundary } from '../../ui/feedback/lazy-boundary.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { areItemsStale } from './are-items-stale.ts'
import { RegistryProgressSkeleton } from './overview-skeleton.tsx'

const ContributionDetailSheet = lazyComponent(() =>
  import('../../features/contributions/detail/contribution-detail-sheet.tsx').then(
    m => m.ContributionDetailSheet,
  ),
)

/** Recent contributions and the registry's progress. */
export function DashboardOverview({ desk }: { desk: ItemManager }) {
  const { items, showDetails } = desk
  useRefetchStaleItems(items)
  const contributions = useRecentContributions()
  const [openId, setOpenId] = useState<string>()
  const openContribution = contributions.data?.contributions.find(({ id }) => id === openId)
  // The sheet of a removed contribution stays closed when its deletion fails.
  if (openId && contributions.data && !openContribution) setOpenId(undefined)
  const thankYous = useThankYousToWrite()
  const ofDeleted = useAmountOfDeleted()
  const isFresh = items.data?.length === 0 && contributions.data?.total === 0
  // The switch must stay mounted when the lists turn out empty: a remount would lose a pending change
  // and the retry button of a failed one.
  return (
    <Stack gap={16} fits className={classNames(styles.overview, isFresh && styles.isFresh)}>
      {!isFresh && <ActivityPanel onOpenItem={showDetails} onOpenContribution={setOpenId} />}
      <div className={styles.overviewAside}>
        <AutoThankYouSwitch />
        {!isFresh && items.data && (
          <RegistryProgressPanel
            progress={sumRegistryFunding(items.data)}
            ofDeleted={ofDeleted}
            thankYous={thankYous.data}
          />
        )}
        {items.isPending && <RegistryProgressSkeleton />}
      </div>
      {openContribution && (
        <LazyBoundary>
          <ContributionDetailSheet gift={openContribution} onClose={() => setOpenId(undefined)} />
        </LazyBoundary>
      )}
    </Stack>
  )
}

/** Refetches the items when more recently fetched contributions show a change. */
function useRefetchStaleItems(items: ItemManager['items']): void {
  const contributions = useRecentContributions()
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
