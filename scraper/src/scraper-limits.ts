import { BROWSER_LIMITS, type BrowserLimits } from './browser/browser-limits.ts'
import { FETCH_LIMITS, type FetchLimits } from './net/guard/fetch-guard.ts'
import { SCRAPE_DEADLINES, type ScrapeDeadlines } from './scrape/scrape-deadlines.ts'

/** Time and resource limits of a scrape. */
export interface ScraperLimits {
  fetch: FetchLimits
  browser: BrowserLimits
  deadlines: ScrapeDeadlines
  /** Time in ms after which a stopping worker aborts its jobs. */
  stopAbortsAfterMs: number
}

export const SCRAPER_LIMITS: ScraperLimits = {
  fetch: FETCH_LIMITS,
  browser: BROWSER_LIMITS,
  deadlines: SCRAPE_DEADLINES,
  stopAbortsAfterMs: 8_000,
}
