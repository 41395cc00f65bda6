import type { Device } from '@registry/shared/contract/account/account'
import { accountMessages } from '@registry/shared/messages/account/account'

const t = accountMessages.devices

/** Returns the texts for a device: a browser is signed out, an extension is disconnected. */
export function deviceText({ client, label }: Pick<Device, 'client' | 'label'>) {
  if (client === 'web') return { ...t, name: label }
  const { name } = t.extension
  return { ...t.extension, name: label.startsWith(name('')) ? label : name(label) }
}
