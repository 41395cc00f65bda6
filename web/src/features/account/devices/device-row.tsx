import type { Device } from '@registry/shared/contract/account/account'
import { accountMessages } from '@registry/shared/messages/account/account'
import { Laptop, Puzzle, Smartphone } from 'lucide-react'
import { formatRelativeDate, formatShortDate } from '../../../lib/time/format-relative-date.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Chip } from '../../../ui/feedback/chip.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { deviceText } from './device-text.ts'
import styles from './devices.module.css'

interface DeviceRowProps {
  device: Device
  nowMs: number
  onSignOut: () => void
}

function iconOf({ client, label }: Device) {
  if (client === 'extension') return Puzzle
  return /iPhone|iPad|Android/.test(label) ? Smartphone : Laptop
}

/** One device: its name, when it signed in and was last used, and its sign-out button. */
export function DeviceRow({ device, nowMs, onSignOut }: DeviceRowProps) {
  const { client, createdAt, lastUsedAt, itemsAdded, isCurrent } = device
  const { name, times, signOut, signOutOf } = deviceText(device)
  const hasAdded = client === 'extension' && itemsAdded > 0
  const Icon = iconOf(device)
  return (
    <Inline as="li" wrap gap={12} align="center" className={styles.device}>
      <span className={`tile tint-${isCurrent ? 'moss' : 'neutral'}`}>
        <Icon className="icon" aria-hidden="true" />
      </span>
      <div className={styles.deviceWords}>
        <Inline as="p" gap={8} align="center" wrap canBreak className="small-chips">
          <span className="strong" dir="auto">
            {name}
          </span>
          {isCurrent && <Chip tone="moss">{accountMessages.devices.current}</Chip>}
        </Inline>
        <Text size={12} tone="faint" className={styles.deviceTimes}>
          <span>
            {times.created} <time dateTime={createdAt}>{formatShortDate(createdAt, nowMs)}</time> ·{' '}
          </span>
          <span>
            {times.used} <time dateTime={lastUsedAt}>{formatRelativeDate(lastUsedAt, nowMs)}</time>
            {hasAdded && ' · '}
          </span>
          {hasAdded && <span>{accountMessages.devices.added(itemsAdded)}</span>}
        </Text>
      </div>
      <Button look="danger-quiet" size="sm" aria-label={signOutOf(name)} onClick={onSignOut}>
        {signOut}
      </Button>
    </Inline>
  )
}
