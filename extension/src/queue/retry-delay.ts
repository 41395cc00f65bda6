const MINUTE = 60_000
const DELAYS = [MINUTE / 2, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE]

/** Returns the delay in ms before the next attempt. */
export function retryDelay(tries: number): number {
  return DELAYS[Math.min(Math.max(tries, 1), DELAYS.length) - 1] ?? 60 * MINUTE
}
