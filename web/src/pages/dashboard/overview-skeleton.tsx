import { activityMessages } from '@registry/shared/messages/contributions/activity'
import { ActivityFrame } from '../../features/contributions/activity/activity-frame.tsx'
import { ActivitySkeleton } from '../../features/contributions/activity/activity-skeleton.tsx'

/** Skeleton with the layout of the overview, so that nothing shifts. */
export function OverviewSkeleton() {
  return (
    <div className="overview">
      <ActivityFrame isBusy>
        <ActivitySkeleton />
      </ActivityFrame>
      <div className="overview-aside">
        <div className="panel auto-thanks is-bone" aria-hidden="true">
          <span className="bone w-[48%]" />
          <span className="bone w-[84%]" />
          <span className="bone w-[62%]" />
        </div>
        <RegistryProgressSkeleton />
      </div>
    </div>
  )
}

export function RegistryProgressSkeleton() {
  return (
    <div className="panel standing is-bone" aria-hidden="true">
      <p className="standing-title">{activityMessages.standing.title}</p>
      <span className="bone w-[60%]" />
      <span className="bone w-[84%]" />
      <span className="bone" />
    </div>
  )
}
