import type { ContributionDetail } from '@registry/shared/contract/owner-contributions'
import { activityMessages } from '@registry/shared/messages/activity'
import { useState } from 'react'
import { useNow } from '../../lib/use-now.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { ActivityFrame } from './activity-frame.tsx'
import { ActivityPager } from './activity-pager.tsx'
import { activityPage } from './activity-pages.ts'
import { ActivityRow } from './activity-row.tsx'
import { ActivitySkeleton } from './activity-skeleton.tsx'
import { ActivityFailed, NoActivity } from './activity-states.tsx'
import { ActivityStats } from './activity-stats.tsx'
import { useGiftStats, useGiftsQuery } from './contribution-queries.ts'
import { GiftQuestion } from './delete-contribution-dialog.tsx'
import { useGiftDesk } from './use-contribution-list-actions.ts'

/** As many gifts as the panel pages through. */
export const RECENT = { limit: 30, offset: 0 } as const
const REFRESH_MS = 30_000
const MINUTE_MS = 60_000
const words = activityMessages.pager

interface ActivityPanelProps {
  onOpenItem: (itemId: string) => void
  onOpenGift: (giftId: string) => void
  /** Looks for news every 30 seconds. */
  hasAutoRefresh?: boolean
}

/** What was given of late, page by page, with what is to be done about it. */
export function ActivityPanel({ hasAutoRefresh = false, ...opening }: ActivityPanelProps) {
  const options = hasAutoRefresh ? { refetchInterval: REFRESH_MS } : {}
  const gifts = useGiftsQuery(RECENT, options)
  const stats = useGiftStats(options)
  if (!gifts.data) {
    return (
      <ActivityFrame isBusy={gifts.isFetching}>
        {gifts.isError ? (
          <ActivityFailed isBusy={gifts.isFetching} onRetry={() => void gifts.refetch()} />
        ) : (
          <ActivitySkeleton />
        )}
      </ActivityFrame>
    )
  }
  const { contributions, total } = gifts.data
  return (
    <ActivityFrame>
      <ActivityStats stats={stats.data} />
      {contributions.length === 0 ? (
        <NoActivity />
      ) : (
        <ActivityList gifts={contributions} total={total} {...opening} />
      )}
    </ActivityFrame>
  )
}

interface ActivityListProps extends Omit<ActivityPanelProps, 'hasAutoRefresh'> {
  gifts: ContributionDetail[]
  /** Of all, of which these are the latest. */
  total: number
}

function ActivityList({ gifts, total, onOpenItem, onOpenGift }: ActivityListProps) {
  const [wanted, setWanted] = useState(1)
  const [heard, setHeard] = useState('')
  const nowMs = useNow(MINUTE_MS)
  const desk = useGiftDesk()
  const { page, pages, rows, from, to } = activityPage(gifts, wanted)
  const rangeWords = total > gifts.length ? words.latest : words.range
  const goTo = (next: number) => {
    setWanted(next)
    setHeard(words.shown(next, pages))
  }
  return (
    <>
      <ul className="gifts">
        {rows.map(gift => (
          <ActivityRow
            key={gift.id}
            gift={gift}
            nowMs={nowMs}
            handlers={desk.handlers}
            onOpenItem={onOpenItem}
            onOpenGift={onOpenGift}
          />
        ))}
      </ul>
      {pages > 1 && (
        <ActivityPager
          page={page}
          pages={pages}
          range={rangeWords(from, to, gifts.length)}
          onPage={goTo}
        />
      )}
      <LiveRegion>{heard}</LiveRegion>
      <GiftQuestion desk={desk} focusAfter={() => document.getElementById('activity')} />
    </>
  )
}
