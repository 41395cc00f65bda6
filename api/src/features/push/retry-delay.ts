const FIRST_S = 30
const GROWTH = 4
const LONGEST_S = 6 * 3_600
/** After the sixth, some half a day has passed. */
const MAX_ATTEMPTS = 7

/**
 * Seconds until another try after so many: what the service asked for, or longer each time. Undefined when it is
 * given up.
 */
export function retryDelayS(attempt: number, retryAfterS: number | undefined): number | undefined {
  if (attempt >= MAX_ATTEMPTS) return undefined
  return Math.max(1, retryAfterS ?? Math.min(LONGEST_S, FIRST_S * GROWTH ** (attempt - 1)))
}
