import { loadConfig } from '../../src/config.ts'
import { startScraper } from '../../src/start-scraper.ts'
import { stopOnSignal } from '../../src/worker/stop-on-signal.ts'
import { longLimits, TEST_TIMEOUT_MS } from './long-limits.ts'

// Starts the scraper as main.ts does, with long deadlines.
stopOnSignal(await startScraper(loadConfig(), longLimits()), TEST_TIMEOUT_MS)
