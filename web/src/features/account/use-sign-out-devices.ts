import type { Device } from '@registry/shared/contract/account'
import { accountMessages } from '@registry/shared/messages/account'
import { useState } from 'react'
import { showToast } from '../../ui/toast-store.ts'
import { useEndDevices } from './account-queries.ts'
import { deviceWords } from './device-text.ts'

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
  if (!first || gone.length > 1) return words.othersSignedOut(gone.length)
  const { name, signedOut } = deviceWords(first)
  return signedOut(name)
}

function failureOf(staying: Device[]): string {
  const [first] = staying
  if (!first || staying.length > 1) return words.someFailed(staying.length)
  const { name, signOutFailed } = deviceWords(first)
  return signOutFailed(name)
}
