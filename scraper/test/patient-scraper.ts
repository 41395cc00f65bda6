import { loadConfig } from '../src/config.ts'
import { SCRAPER_LIMITS } from '../src/scraper-limits.ts'
import { startScraper } from '../src/start-scraper.ts'
import { stopOnSignal } from '../src/worker/stop-on-signal.ts'

/** A deadline in ms that no test reaches: a short one would fail on a busy machine. */
const PATIENCE_MS = 240_000
const firstByteMs = Number(process.env.TEST_FIRST_BYTE_MS ?? PATIENCE_MS)

// Starts the scraper as main.ts does, with long deadlines; a test can set the one for shops.
const { fetch, browser } = SCRAPER_LIMITS
const limits = {
  fetch: { ...fetch, totalMs: PATIENCE_MS, connectMs: PATIENCE_MS, firstByteMs },
  browser: { ...browser, totalMs: PATIENCE_MS, startMs: PATIENCE_MS },
  deadlines: {
    plainMs: PATIENCE_MS,
    callerMs: PATIENCE_MS,
    browserMs: PATIENCE_MS,
    totalMs: 2 * PATIENCE_MS,
  },
  stopAbortsAfterMs: PATIENCE_MS,
}
stopOnSignal(await startScraper(loadConfig(), limits), PATIENCE_MS)
