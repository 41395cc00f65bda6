const FIRST_S = 30
const GROWTH = 4
const LONGEST_S = 6 * 3_600
/** The seventh attempt is the last, about nine hours after the first. */
const MAX_ATTEMPTS = 7

/**
 * Returns the seconds until the next attempt: the service's Retry-After, or an exponential backoff. Undefined
 * if the notification is given up.
 */
export function retryDelayS(attempt: number, retryAfterS: number | undefined): number | undefined {
  if (attempt >= MAX_ATTEMPTS) return undefined
  return Math.max(1, retryAfterS ?? Math.min(LONGEST_S, FIRST_S * GROWTH ** (attempt - 1)))
}
