import { accountMessages } from '@registry/shared/messages/account/account'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import styles from './devices.module.css'

const { devices } = accountMessages

/** Skeleton of the device list, sized for one device, the most common case. */
export function DevicesSkeleton({ label = devices.loading }: { label?: string }) {
  return (
    <Stack gap={16} className={styles.devicesBones} role="status" aria-label={label}>
      <div className={styles.devices} aria-hidden="true">
        <Inline wrap gap={12} align="center" className={styles.device}>
          <span className="tile tint-neutral" />
          <span className={`stack gap-8 ${styles.deviceWords}`}>
            <Skeleton width="52%" />
            <Skeleton width="74%" />
          </span>
        </Inline>
      </div>
      <p className={`${styles.devicesFoot} bone`} aria-hidden="true" />
    </Stack>
  )
}

/** Shown when the account has no session of its own in the list. */
export function NoDevices() {
  return (
    <div>
      <p className="strong">{devices.emptyTitle}</p>
      <p className="muted">{devices.emptyText}</p>
    </div>
  )
}
