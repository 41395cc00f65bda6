import { loadConfig } from '../../src/config.ts'
import { SCRAPER_LIMITS } from '../../src/scraper-limits.ts'
import { startScraper } from '../../src/start-scraper.ts'
import { stopOnSignal } from '../../src/worker/stop-on-signal.ts'

/** Deadline in ms that no test reaches: shorter ones fail on a busy machine. */
const TEST_TIMEOUT_MS = 240_000
const firstByteMs = Number(process.env.TEST_FIRST_BYTE_MS ?? TEST_TIMEOUT_MS)

// Starts the scraper as main.ts does, with long deadlines; a test can set the one for shops.
const { fetch, browser } = SCRAPER_LIMITS
const limits = {
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
stopOnSignal(await startScraper(loadConfig(), limits), TEST_TIMEOUT_MS)
