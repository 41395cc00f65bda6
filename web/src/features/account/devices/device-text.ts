import type { Device } from '@registry/shared/contract/account/account'
import { accountMessages } from '@registry/shared/messages/account/account'

const words = accountMessages.devices

/** Returns the texts for a device: a browser is signed out, an extension is disconnected. */
export function deviceText({ client, label }: Pick<Device, 'client' | 'label'>) {
  if (client === 'web') return { ...words, name: label }
  const { name } = words.extension
  return { ...words.extension, name: label.startsWith(name('')) ? label : name(label) }
}
