const TAPS = 5
/** Milliseconds that may lie between a tap and the next. */
const WITHIN_MS = 3000

/**
 * Counts taps that follow one another; the function that it gives takes the time of a tap in
 * milliseconds and says whether it was the fifth. A tap that comes too late is a first one again.
 */
export function createTapCounter(): (nowMs: number) => boolean {
  let taps = 0
  let lastMs = Number.NEGATIVE_INFINITY
  return nowMs => {
    taps = nowMs - lastMs <= WITHIN_MS ? taps + 1 : 1
    lastMs = nowMs
    if (taps < TAPS) return false
    taps = 0
    return true
  }
}
