import type { Device } from '@registry/shared/contract/account/account'
import { accountMessages } from '@registry/shared/messages/account/account'
import { useRef } from 'react'
import { serverNow } from '../../../lib/time/server-clock.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { NotLoadedBanner } from '../../../ui/feedback/not-loaded-banner.tsx'
import { useDevices } from '../account-queries.ts'
import { DeviceRow } from './device-row.tsx'
import styles from './devices.module.css'
import { DevicesSkeleton } from './devices-states.tsx'
import { useSignOutDevices } from './use-sign-out-devices.ts'

const t = accountMessages.extensions

/** The browsers in which QuickAdd is connected, each with a disconnect button. */
export function ConnectedExtensions() {
  const { data, isError, refetch, isFetching } = useDevices()
  if (data) return <List extensions={data.data.filter(({ client }) => client === 'extension')} />
  if (!isError) return <DevicesSkeleton label={t.loading} />
  return (
    <NotLoadedBanner
      title={t.failedTitle}
      text={t.failedText}
      retry={accountMessages.tryAgain}
      isBusy={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

function List({ extensions }: { extensions: Device[] }) {
  const { failure, signOut } = useSignOutDevices()
  const container = useRef<HTMLDivElement>(null)
  const signOutAndMoveFocus = (device: Device) => {
    // The pressed button is removed together with its row.
    container.current?.focus()
    signOut([device])
  }
  return (
    <div ref={container} className="focus-target" tabIndex={-1}>
      {failure && <Banner tone="red" title={failure} role="alert" />}
      {extensions.length === 0 ? (
        <p>{t.empty}</p>
      ) : (
        <ul className={`line-between ${styles.devices}`} aria-label={t.title}>
          {extensions.map(device => (
            <DeviceRow
              key={device.id}
              device={device}
              nowMs={serverNow()}
              onSignOut={() => signOutAndMoveFocus(device)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
