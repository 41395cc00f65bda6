import { loadConfig } from '../../src/config.ts'
import type { ScraperLimits } from '../../src/scraper-limits.ts'
import { startScraper } from '../../src/start-scraper.ts'
import type { Stoppable } from '../../src/worker/stop-on-signal.ts'
import { longLimits } from './long-limits.ts'

/** Starts a scraper in the process of the test: a process of its own takes two seconds of processor time to start. */
export function startScraperHere(
  env: Record<string, string>,
  limits: ScraperLimits = longLimits(),
): Promise<Stoppable> {
  // Tests must not access the internet.
  const settings = { NODE_ENV: 'test', SCRAPER_ONLY_ALLOWED_HOSTS: 'true', LOG_LEVEL: 'silent' }
  return startScraper(loadConfig({ ...settings, ...env }), limits)
}
