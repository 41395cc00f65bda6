import { safeStorage } from './safe-storage.ts'

const KEY = 'notificationDevice'
const listeners = new Set<() => void>()

/** Whether the server was told of this browser's subscription since somebody signed in here. */
export function isDeviceRegistered(endpoint: string): boolean {
  return safeStorage.get(KEY) === endpoint
}

/** Remembers that, and tells who shows the devices. */
export function markDeviceRegistered(endpoint: string): void {
  safeStorage.set(KEY, endpoint)
  for (const listener of listeners) listener()
}

/** Has the server told again: it forgets a browser with the session that ended. */
export function clearRegisteredDevice(): void {
  safeStorage.remove(KEY)
}

export function subscribeToRegisteredDevice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
