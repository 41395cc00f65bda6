import { BROWSER_LIMITS, type BrowserLimits } from './browser/browser-limits.ts'
import { FETCH_LIMITS, type FetchLimits } from './net/fetch-guard.ts'
import { SCRAPE_DEADLINES, type ScrapeDeadlines } from './scrape/scrape-deadlines.ts'

/** How long the parts of a scrape may take, and how much of this machine. */
export interface ScraperLimits {
  fetch: FetchLimits
  browser: BrowserLimits
  deadlines: ScrapeDeadlines
  /** After this long a stop no longer waits for jobs but tells them to end. */
  stopAbortsAfterMs: number
}

export const SCRAPER_LIMITS: ScraperLimits = {
  fetch: FETCH_LIMITS,
  browser: BROWSER_LIMITS,
  deadlines: SCRAPE_DEADLINES,
  stopAbortsAfterMs: 8_000,
}
