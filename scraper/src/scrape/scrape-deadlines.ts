/** Deadlines of the parts of a scrape, in ms from its start. */
export interface ScrapeDeadlines {
  /** Deadline of HTTP requests. */
  plainMs: number
  /** Shortly before the api responds; a browser step that can finish by then gets this deadline. */
  callerMs: number
  /** Minimum time of a browser step, although its result may then only serve later lookups. */
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
