import { activityMessages } from '@registry/shared/messages/contributions/activity'
import { ActivityFrame } from '../../features/contributions/activity/activity-frame.tsx'
import { ActivitySkeleton } from '../../features/contributions/activity/activity-skeleton.tsx'
import styles from '../../features/contributions/activity/contribution-activity.module.css'
import registryProgressPanelStyles from '../../features/contributions/activity/registry-progress-panel.module.css'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/text/text.tsx'

/** Skeleton with the layout of the overview, so that nothing shifts. */
export function OverviewSkeleton() {
  return (
    <Stack gap={16} fits className={styles.overview}>
      <ActivityFrame isBusy>
        <ActivitySkeleton />
      </ActivityFrame>
      <div className={styles.overviewAside}>
        <Card
          as="div"
          pad="inset"
          gap={10}
          justify="start"
          className={`stack is-bone ${styles.autoThanks}`}
          aria-hidden="true"
        >
          <Skeleton width="48%" />
          <Skeleton width="84%" />
          <Skeleton width="62%" />
        </Card>
        <RegistryProgressSkeleton />
      </div>
    </Stack>
  )
}

export function RegistryProgressSkeleton() {
  return (
    <Card
      as="div"
      tone="muted"
      pad="inset"
      gap={10}
      justify="start"
      className={`stack is-bone ${registryProgressPanelStyles.standing}`}
      aria-hidden="true"
    >
      <Text tone="ink" size={18} weight={600}>
        {activityMessages.standing.title}
      </Text>
      <Skeleton width="60%" />
      <Skeleton width="84%" />
      <Skeleton />
    </Card>
  )
}
