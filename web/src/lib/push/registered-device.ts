import { safeStorage } from '../storage/safe-storage.ts'

const KEY = 'notificationDevice'
const listeners = new Set<() => void>()

/** Returns whether this push subscription was sent to the server in the current session. */
export function isDeviceRegistered(endpoint: string): boolean {
  return safeStorage.get(KEY) === endpoint
}

/** Stores that the subscription was sent to the server, and notifies subscribers. */
export function markDeviceRegistered(endpoint: string): void {
  safeStorage.set(KEY, endpoint)
  for (const listener of listeners) listener()
}

/** Makes the subscription be sent again: the server deletes it with the session. */
export function clearRegisteredDevice(): void {
  safeStorage.remove(KEY)
}

export function subscribeToRegisteredDevice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
