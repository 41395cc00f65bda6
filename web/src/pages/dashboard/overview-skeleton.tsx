import { activityMessages } from '@registry/shared/messages/contributions/activity'
import { ActivityFrame } from '../../features/contributions/activity/activity-frame.tsx'
import { ActivitySkeleton } from '../../features/contributions/activity/activity-skeleton.tsx'
import styles from '../../features/contributions/activity/contribution-activity.module.css'
import { Bone } from '../../ui/feedback/bone.tsx'

/** Skeleton with the layout of the overview, so that nothing shifts. */
export function OverviewSkeleton() {
  return (
    <div className={styles.overview}>
      <ActivityFrame isBusy>
        <ActivitySkeleton />
      </ActivityFrame>
      <div className={styles.overviewAside}>
        <div className={`panel ${styles.autoThanks} is-bone`} aria-hidden="true">
          <Bone width="48%" />
          <Bone width="84%" />
          <Bone width="62%" />
        </div>
        <RegistryProgressSkeleton />
      </div>
    </div>
  )
}

export function RegistryProgressSkeleton() {
  return (
    <div className={`panel ${styles.standing} is-bone`} aria-hidden="true">
      <p className={styles.standingTitle}>{activityMessages.standing.title}</p>
      <Bone width="60%" />
      <Bone width="84%" />
      <span className="bone" />
    </div>
  )
}
