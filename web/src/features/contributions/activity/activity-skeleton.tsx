import { activityMessages } from '@registry/shared/messages/contributions/activity'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Box } from '../../../ui/layout/box.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import activityRowStyles from './activity-row.module.css'
import styles from './contribution-activity.module.css'

const t = activityMessages.panel
const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'] as const
const FIGURES = [t.value, t.given, t.count, t.today] as const

/** Skeleton with the height of the filled panel. */
export function ActivitySkeleton() {
  return (
    <div role="status" aria-label={t.loading}>
      <div aria-hidden="true">
        <Stack line="below" className={styles.stats}>
          {FIGURES.map(name => (
            <div key={name}>
              <Text size={12} tone="faint">
                {name}
              </Text>
              <Skeleton width="72%" />
            </div>
          ))}
        </Stack>
        <Box line="between" className="gifts">
          {ROWS.map(row => (
            <div key={row} className={`${activityRowStyles.gift} is-bone`}>
              <span className="avatar bone" />
              <span className={`stack gap-10 ${activityRowStyles.giftWords}`}>
                <Skeleton width="52%" />
                <Skeleton width="36%" />
              </span>
            </div>
          ))}
        </Box>
        <Inline gap={2} align="center" wrap line="above" className={styles.pager} />
      </div>
    </div>
  )
}
