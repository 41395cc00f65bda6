import type { PushDevice } from '@registry/shared/contract/account/push'
import { deviceLabel } from '@registry/shared/devices/device-label'
import { pushPanelMessages } from '@registry/shared/messages/push/push-panel'
import { deviceName } from '@registry/shared/push/device-name'
import { pushService } from '@registry/shared/push/push-service'
import { Laptop, MonitorSmartphone, Smartphone } from 'lucide-react'
import { useId, useRef } from 'react'
import { formatRelativeDate, formatShortDate } from '../../../lib/time/format-relative-date.ts'
import { serverNow } from '../../../lib/time/server-clock.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Chip } from '../../../ui/feedback/chip.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Text } from '../../../ui/text/text.tsx'
import devicesStyles from '../../account/devices/devices.module.css'
import pushSettingsStyles from './push-settings.module.css'

const t = pushPanelMessages.devices

interface PushDevicesProps {
  devices: readonly PushDevice[]
  /** Endpoint of this browser's subscription. */
  endpoint: string | null | undefined
  onRemove: (device: PushDevice) => void
}

/** Registered devices, each with a remove button. */
export function PushDevices({ devices, endpoint, onRemove }: PushDevicesProps) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const remove = (device: PushDevice) => {
    // The clicked button unmounts with its row, and the list with its last row.
    place.current?.focus()
    onRemove(device)
  }
  return (
    <div ref={place} className={`focus-target ${pushSettingsStyles.pushDevices}`} tabIndex={-1}>
      {devices.length > 0 && (
        <>
          <Text as="h3" size={14} weight={600} tone="muted" id={id}>
            {t.title}
          </Text>
          <ul className="line-between" aria-labelledby={id}>
            {devices.map(device => (
              <PushDeviceRow
                key={device.id}
                device={device}
                isHere={device.endpoint === endpoint}
                nowMs={serverNow()}
                onRemove={() => remove(device)}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function deviceIcon(name: string, endpoint: string) {
  if (/iPhone|iPad|Android/.test(name)) return Smartphone
  return ['apple', 'unknown'].includes(pushService(endpoint)) ? MonitorSmartphone : Laptop
}

interface PushDeviceRowProps {
  device: PushDevice
  isHere: boolean
  nowMs: number
  onRemove: () => void
}

function PushDeviceRow({ device, isHere, nowMs, onRemove }: PushDeviceRowProps) {
  const { endpoint, createdAt, lastUsedAt } = device
  const name = isHere ? deviceLabel(navigator.userAgent) : deviceName(endpoint)
  const Icon = deviceIcon(name, endpoint)
  return (
    <Inline as="li" wrap gap={12} align="center" className={devicesStyles.device}>
      <span className={`tile tint-${isHere ? 'moss' : 'neutral'}`}>
        <Icon className="icon" aria-hidden="true" />
      </span>
      <div className={devicesStyles.deviceWords}>
        <Inline as="p" gap={8} align="center" wrap canBreak className="small-chips">
          <span className="strong">{name}</span>
          {isHere && <Chip tone="moss">{t.current}</Chip>}
        </Inline>
        <Text size={12} tone="faint" className={devicesStyles.deviceTimes}>
          <span>
            {t.registered} <time dateTime={createdAt}>{formatShortDate(createdAt, nowMs)}</time> ·{' '}
          </span>
          <span>
            {lastUsedAt === null ? (
              t.neverUsed
            ) : (
              <>
                {t.lastUsed}{' '}
                <time dateTime={lastUsedAt}>{formatRelativeDate(lastUsedAt, nowMs)}</time>
              </>
            )}
          </span>
        </Text>
      </div>
      <Button look="danger-quiet" size="sm" aria-label={t.removeNamed(name)} onClick={onRemove}>
        {t.remove}
      </Button>
    </Inline>
  )
}
