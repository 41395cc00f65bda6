import { SCRAPER_LIMITS, type ScraperLimits } from '../../src/scraper-limits.ts'

/** Deadline in ms that no test reaches: shorter ones fail on a busy machine. */
export const TEST_TIMEOUT_MS = 240_000

/** Returns the scraper's limits with long deadlines; `firstByteMs` is the one for shops. */
export function longLimits(firstByteMs = TEST_TIMEOUT_MS): ScraperLimits {
  const { fetch, browser } = SCRAPER_LIMITS
  return {
    ...SCRAPER_LIMITS,
    fetch: { ...fetch, totalMs: TEST_TIMEOUT_MS, connectMs: TEST_TIMEOUT_MS, firstByteMs },
    browser: { ...browser, totalMs: TEST_TIMEOUT_MS, startMs: TEST_TIMEOUT_MS },
    deadlines: {
      plainMs: TEST_TIMEOUT_MS,
      callerMs: TEST_TIMEOUT_MS,
      browserMs: TEST_TIMEOUT_MS,
      totalMs: 2 * TEST_TIMEOUT_MS,
    },
    stopAbortsAfterMs: TEST_TIMEOUT_MS,
  }
}
