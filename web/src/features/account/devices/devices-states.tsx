import { accountMessages } from '@registry/shared/messages/account/account'
import { RotateCw } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'

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
export function DevicesFailed({ isBusy, onRetry, ...words }: DevicesFailedProps) {
  const { title = devices.failedTitle, text = devices.failedText } = words
  return (
    <Banner
      tone="red"
      role="alert"
      title={title}
      action={
        <Button look="outline" size="sm" disabled={isBusy} onClick={onRetry}>
          <RotateCw className="icon icon-16" aria-hidden="true" />
          {tryAgain}
        </Button>
      }
    >
      {text}
    </Banner>
  )
}
