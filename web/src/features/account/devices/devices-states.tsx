import { accountMessages } from '@registry/shared/messages/account/account'

const { devices } = accountMessages

/** Skeleton of the device list, sized for one device, the most common case. */
export function DevicesSkeleton({ label = devices.loading }: { label?: string }) {
  return (
    <div className="devices-bones" role="status" aria-label={label}>
      <div className="devices" aria-hidden="true">
        <div className="device">
          <span className="device-icon" />
          <span className="device-words is-bone">
            <span className="bone" />
            <span className="bone" />
          </span>
        </div>
      </div>
      <p className="devices-foot bone" aria-hidden="true" />
    </div>
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
