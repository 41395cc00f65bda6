import { lazy, Suspense, useState } from 'react'
import { ActivityPanel, RECENT } from '../../features/contributions/activity/activity-panel.tsx'
import { AutoThankYouSwitch } from '../../features/contributions/activity/auto-thank-you-switch.tsx'
import {
  useRecentContributions,
  useThankYousToWrite,
} from '../../features/contributions/cache/contribution-queries.ts'
import { RegistryProgressPanel } from '../../features/contributions/activity/registry-progress-panel.tsx'
import { loadChunk } from '../../lib/lazy-loading/load-chunk.ts'
import { ErrorBoundary } from '../../ui/feedback/error-boundary.tsx'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { StandingSkeleton } from './overview-skeleton.tsx'
import { standingOf } from './sum-registry-progress.ts'
import type { ItemDesk } from '../../features/items/manager/use-item-manager.ts'
import { useItemsInStep } from './use-refetch-stale-items.ts'

const GiftSheet = lazy(() =>
  loadChunk(() => import('../../features/contributions/detail/contribution-detail-sheet.tsx')).then(m => ({ default: m.GiftSheet })),
)

/** Recent contributions and the registry's progress. */
export function DashboardOverview({ desk }: { desk: ItemDesk }) {
  const { items, act } = desk
  useItemsInStep(items)
  const gifts = useRecentContributions(RECENT)
  const [openId, setOpenId] = useState<string>()
  const openGift = gifts.data?.contributions.find(({ id }) => id === openId)
  const thankYous = useThankYousToWrite()
  const openItem = (itemId: string) => {
    const item = items.data?.find(({ id }) => id === itemId)
    if (item) act('details', item)
  }
  const isFresh = items.data?.length === 0 && gifts.data?.total === 0
  // The switch must stay mounted when the lists turn out empty: a remount would lose a pending change
  // and the retry button of a failed one.
  return (
    <div className={isFresh ? 'overview is-fresh' : 'overview'}>
      {!isFresh && <ActivityPanel onOpenItem={openItem} onOpenContribution={setOpenId} />}
      <div className="overview-aside">
        <AutoThankYouSwitch />
        {!isFresh && items.data && (
          <RegistryProgressPanel progress={standingOf(items.data)} thankYous={thankYous.data} />
        )}
        {items.isPending && <StandingSkeleton />}
      </div>
      {openGift && (
        <ErrorBoundary fallback={() => <LoadFailed />}>
          <Suspense>
            <GiftSheet gift={openGift} onClose={() => setOpenId(undefined)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  )
}
