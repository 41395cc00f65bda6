import type { Device } from '@registry/shared/contract/account'
import { accountMessages } from '@registry/shared/messages/account'
import { useState } from 'react'
import { showToast } from '../../ui/toast-store.ts'
import { useEndDevices } from './account-queries.ts'

const words = accountMessages.devices

/** Signs other devices out and says how it went. */
export function useSignOutDevices() {
  const { mutate } = useEndDevices()
  const [failure, setFailure] = useState<string>()

  const signOut = (leaving: Device[]) => {
    setFailure(undefined)
    mutate(leaving, {
      onSuccess: staying => {
        if (staying.length > 0) setFailure(failureOf(staying))
        else showToast('success', successOf(leaving))
      },
    })
  }
  return { failure, signOut }
}

function successOf(gone: Device[]): string {
  const [first] = gone
  return gone.length === 1 && first
    ? words.signedOut(first.label)
    : words.othersSignedOut(gone.length)
}

function failureOf(staying: Device[]): string {
  const [first] = staying
  return staying.length === 1 && first
    ? words.signOutFailed(first.label)
    : words.someFailed(staying.length)
}
