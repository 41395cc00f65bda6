import { accountMessages } from '@registry/shared/messages/account/account'
import { NotLoadedBanner } from '../../../ui/feedback/not-loaded-banner.tsx'

const { devices, tryAgain } = accountMessages

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

interface DevicesFailedProps {
  title?: string
  text?: string
  isBusy: boolean
  onRetry: () => void
}

/** Shown when the device list could not be loaded. */
export function DevicesFailed({
  title = devices.failedTitle,
  text = devices.failedText,
  ...props
}: DevicesFailedProps) {
  return <NotLoadedBanner title={title} text={text} retry={tryAgain} {...props} />
}
