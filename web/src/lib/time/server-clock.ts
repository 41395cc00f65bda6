import { clockDifference } from './clock-difference.ts'

/** Smallest difference in ms that is corrected. Responses take seconds and their dates have whole seconds. */
const TOLERANCE_MS = 60_000

/** Compares the device's clock with the date of a response that was just received. */
export function noteServerTime(headers: Headers): void {
  const found = Date.parse(headers.get('date') ?? '') - Date.now()
  if (Number.isNaN(found) || Math.abs(found - clockDifference.ms) < TOLERANCE_MS) return
  clockDifference.ms = Math.abs(found) < TOLERANCE_MS ? 0 : found
  notifyClockListeners()
}

/** Returns the milliseconds to add to the device's time, which may be wrong by hours or years. */
export const serverAheadMs = () => clockDifference.ms

/** Returns the current time of the server in milliseconds; before the first response, that of the device. */
export const serverNow = () => Date.now() + clockDifference.ms

/** Calls a listener when the difference to the server's clock changes. */
export function subscribeToServerClock(listener: () => void): () => void {
  clockDifference.listeners.add(listener)
  return () => clockDifference.listeners.delete(listener)
}

/** Notifies the listeners of the clock that time may have jumped, as while the device was asleep. */
export function notifyClockListeners(): void {
  for (const listener of clockDifference.listeners) listener()
}
