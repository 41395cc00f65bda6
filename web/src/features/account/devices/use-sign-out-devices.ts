import type { Device } from '@registry/shared/contract/account/account'
import { accountMessages } from '@registry/shared/messages/account/account'
import { useState } from 'react'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { useEndSessions } from '../account-queries.ts'
import { deviceText } from './device-text.ts'

const t = accountMessages.devices

/** Signs out other devices and reports the result in a toast or as `failure`. */
export function useSignOutDevices() {
  const [failure, setFailure] = useState<string>()
  const { mutate } = useEndSessions((failed, ending) => {
    if (failed.length > 0) setFailure(failureOf(failed))
    else showToast('success', successOf(ending))
  })

  const signOut = (ending: Device[]) => {
    setFailure(undefined)
    mutate(ending)
  }
  return { failure, signOut }
}

function successOf(gone: Device[]): string {
  const [first] = gone
  if (!first || gone.length > 1) return t.othersSignedOut(gone.length)
  const { name, signedOut } = deviceText(first)
  return signedOut(name)
}

function failureOf(failed: Device[]): string {
  const [first] = failed
  if (!first || failed.length > 1) return t.someFailed(failed.length)
  const { name, signOutFailed } = deviceText(first)
  return signOutFailed(name)
}
