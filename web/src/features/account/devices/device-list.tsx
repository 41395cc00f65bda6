import type { Device } from '@registry/shared/contract/account/account'
import { accountMessages } from '@registry/shared/messages/account/account'
import { LogOut } from 'lucide-react'
import { useRef, useState } from 'react'
import { serverNow } from '../../../lib/time/server-clock.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { DeviceRow } from './device-row.tsx'
import styles from './devices.module.css'
import { useSignOutDevices } from './use-sign-out-devices.ts'

interface DeviceListProps {
  devices: Device[]
  total: number
  onSignOutHere: () => void
}

/**
 * The signed-in devices. Other devices are signed out at once; the current one only after a
 * confirmation dialog.
 */
export function DeviceList({ devices, total, onSignOutHere }: DeviceListProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { failure, signOut } = useSignOutDevices()
  const list = useRef<HTMLUListElement>(null)
  const t = accountMessages.devices
  const others = devices.filter(({ isCurrent }) => !isCurrent)

  const signOutAndMoveFocus = (ending: Device[]) => {
    // The pressed button is removed together with its row.
    list.current?.focus()
    signOut(ending)
  }

  return (
    <>
      {failure && <Banner tone="red" title={failure} role="alert" />}
      <ul
        ref={list}
        className={`focus-target line-between ${styles.devices}`}
        aria-label={t.title}
        tabIndex={-1}
      >
        {devices.map(device => (
          <DeviceRow
            key={device.id}
            device={device}
            nowMs={serverNow()}
            onSignOut={() => (device.isCurrent ? setIsAsking(true) : signOutAndMoveFocus([device]))}
          />
        ))}
      </ul>
      {total > devices.length && <p className="hint">{t.more(devices.length, total)}</p>}
      {others.length > 0 ? (
        <Button
          look="outline"
          size="sm"
          className={styles.devicesAll}
          onClick={() => signOutAndMoveFocus(others)}
        >
          <LogOut className="icon icon-16" aria-hidden="true" />
          {t.everywhereElse}
        </Button>
      ) : (
        <p className="hint">{t.onlyHere}</p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        icon={<LogOut className="icon" />}
        title={t.confirmTitle}
        question={t.confirmText}
        confirm={t.signOut}
        cancel={t.cancel}
        isBusy={false}
        onConfirm={onSignOutHere}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}
