import type { Device } from '@registry/shared/contract/account'
import { accountMessages } from '@registry/shared/messages/account'

const words = accountMessages.devices

/** How a device is called and spoken of: one is signed out, an extension is disconnected. */
export function deviceWords({ client, label }: Pick<Device, 'client' | 'label'>) {
  if (client === 'extension') return { ...words.extension, name: words.extension.name(label) }
  const { times, signOut, signOutOf, signedOut, signOutFailed } = words
  return { name: label, times, signOut, signOutOf, signedOut, signOutFailed }
}
