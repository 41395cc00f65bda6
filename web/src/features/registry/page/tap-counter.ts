const TAPS = 5
/** Maximum interval between two taps, in milliseconds. */
const MAX_INTERVAL_MS = 3000

/**
 * Returns a function that takes the time of a tap in milliseconds and returns true on the fifth consecutive one. A tap
 * after the maximum interval restarts the count.
 */
export function createTapCounter(): (nowMs: number) => boolean {
  let taps = 0
  let lastMs = Number.NEGATIVE_INFINITY
  return nowMs => {
    taps = nowMs - lastMs <= MAX_INTERVAL_MS ? taps + 1 : 1
    lastMs = nowMs
    if (taps < TAPS) return false
    taps = 0
    return true
  }
}
