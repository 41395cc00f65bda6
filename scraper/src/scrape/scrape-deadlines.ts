/** How long the parts of a scrape may take, in ms from its start. */
export interface ScrapeDeadlines {
  /** Plain requests end here, whatever comes of them. */
  plainMs: number
  /** Whoever asked is answered soon after: a browser that can end by then does. */
  callerMs: number
  /** A browser gets at least so long, although its answer may then only serve who asks next. */
  browserMs: number
  totalMs: number
}

/** The api answers after 17.5 s; a plain scrape has to end within 20 s, one with a browser within 30 s. */
export const SCRAPE_DEADLINES: ScrapeDeadlines = {
  plainMs: 18_000,
  callerMs: 16_500,
  browserMs: 8_000,
  totalMs: 28_000,
}
