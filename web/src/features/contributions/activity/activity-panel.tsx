import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import { activityMessages } from '@registry/shared/messages/contributions/activity'
import { useDeferredValue, useState } from 'react'
import { useServerNow } from '../../../lib/time/use-server-now.ts'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { Box } from '../../../ui/layout/box.tsx'
import { DeleteContributionDialog } from '../actions/delete-contribution-dialog.tsx'
import { useContributionListActions } from '../actions/use-contribution-list-actions.ts'
import { useContributionStats, useRecentContributions } from '../cache/contribution-queries.ts'
import { ActivityFrame } from './activity-frame.tsx'
import { ActivityPager } from './activity-pager.tsx'
import { ActivityRow } from './activity-row.tsx'
import { ActivitySkeleton } from './activity-skeleton.tsx'
import { ActivityFailed, NoActivity } from './activity-states.tsx'
import { ActivityStats } from './activity-stats.tsx'
import { paginateActivity } from './paginate-activity.ts'

const MINUTE_MS = 60_000
const t = activityMessages.pager

interface ActivityPanelProps {
  onOpenItem: (itemId: string) => void
  onOpenContribution: (contributionId: string) => void
}

/** Panel of recent contributions, paginated, with the actions for each. */
export function ActivityPanel(opening: ActivityPanelProps) {
  const recent = useRecentContributions()
  const stats = useContributionStats()
  // The first rows are rendered in slices, because together they block a phone for 200 ms.
  const isReady = useDeferredValue(recent.data !== undefined)
  if (!recent.data || !isReady) {
    return (
      <ActivityFrame isBusy={recent.isFetching}>
        {recent.isError ? (
          <ActivityFailed isBusy={recent.isFetching} onRetry={() => void recent.refetch()} />
        ) : (
          <ActivitySkeleton />
        )}
      </ActivityFrame>
    )
  }
  const { contributions, total } = recent.data
  return (
    <ActivityFrame>
      <ActivityStats stats={stats.data} />
      {contributions.length === 0 ? (
        <NoActivity />
      ) : (
        <ActivityList contributions={contributions} total={total} {...opening} />
      )}
    </ActivityFrame>
  )
}

interface ActivityListProps extends ActivityPanelProps {
  contributions: ContributionDetail[]
  /** Number of all contributions; `contributions` holds the latest of them. */
  total: number
}

function ActivityList({ contributions, total, onOpenItem, onOpenContribution }: ActivityListProps) {
  const [requestedPage, setRequestedPage] = useState(1)
  const [announcement, setAnnouncement] = useState('')
  const nowMs = useServerNow(MINUTE_MS)
  const actions = useContributionListActions()
  const { page, pages, rows, from, to } = paginateActivity(contributions, requestedPage)
  const rangeWords = total > contributions.length ? t.latest : t.range
  const goTo = (next: number) => {
    setRequestedPage(next)
    setAnnouncement(t.shown(next, pages))
  }
  return (
    <>
      <Box as="ul" line="between" className="gifts">
        {rows.map(contribution => (
          <ActivityRow
            key={contribution.id}
            contribution={contribution}
            nowMs={nowMs}
            handlers={actions.handlers}
            onOpenItem={onOpenItem}
            onOpenContribution={onOpenContribution}
          />
        ))}
      </Box>
      {pages > 1 && (
        <ActivityPager
          page={page}
          pages={pages}
          range={rangeWords(from, to, contributions.length)}
          onPage={goTo}
        />
      )}
      <LiveRegion>{announcement}</LiveRegion>
      <DeleteContributionDialog
        actions={actions}
        focusAfter={() => document.getElementById('activity')}
      />
    </>
  )
}
