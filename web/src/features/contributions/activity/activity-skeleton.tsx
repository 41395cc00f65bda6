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
            <Box key={name} pad="12-inset">
              <Text size={12} tone="faint">
                {name}
              </Text>
              <Skeleton className="block" width="72%" height={26} />
            </Box>
          ))}
        </Stack>
        <Box line="between" className="gifts">
          {ROWS.map(row => (
            <Inline key={row} gap="0-12" align="center" wrap className={activityRowStyles.gift}>
              <span className="avatar bone" />
              <Stack as="span" gap={10} className={activityRowStyles.giftWords}>
                <Skeleton width="52%" />
                <Skeleton width="36%" />
              </Stack>
              <span className={`tap ${activityRowStyles.giftFoot}`} />
            </Inline>
          ))}
        </Box>
        <Box line="above" pad="12-inset">
          <div className="tap-small" />
        </Box>
      </div>
    </div>
  )
}
