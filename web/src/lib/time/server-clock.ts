/** Smallest difference in ms that is corrected. Responses take seconds and their dates have whole seconds. */
const TOLERANCE_MS = 60_000

/** Milliseconds by which the server's clock is ahead of the device's, or 0 within the tolerance. */
let aheadMs = 0
const listeners = new Set<() => void>()

/** Compares the device's clock with the date of a response that was just received. */
export function noteServerTime(headers: Headers): void {
  const found = Date.parse(headers.get('date') ?? '') - Date.now()
  if (Number.isNaN(found) || Math.abs(found - aheadMs) < TOLERANCE_MS) return
  aheadMs = Math.abs(found) < TOLERANCE_MS ? 0 : found
  for (const listener of listeners) listener()
}

/** Returns the milliseconds to add to the device's time, which may be wrong by hours or years. */
export const serverAheadMs = () => aheadMs

/** Returns the current time of the server in milliseconds; before the first response, that of the device. */
export const serverNow = () => Date.now() + aheadMs

/** Calls a listener when the difference to the server's clock changes. */
export function subscribeToServerClock(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
