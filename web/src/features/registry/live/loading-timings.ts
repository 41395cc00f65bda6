/** Intervals in ms of loading a registry, fixed by the specification. */
export const LOADING_MS = {
  /** Between two scheduled loads. */
  schedule: 300_000,
  /** A scheduled load is skipped when the last one started within this time. */
  fresh: 120_000,
  /** After the tab was focused. */
  focus: 2_000,
  /** After the visitor's own contribution. */
  contribution: 10_000,
  /** Before the first retry; doubled for each further one, up to the cap. */
  backoff: 1_000,
  backoffCap: 30_000,
  /** Between a manual retry and its load while rate limited. */
  manual: 1_000,
  /** Duration of a rate limit without Retry-After, and the longest accepted one. */
  rateLimitDefault: 60_000,
  rateLimitCap: 300_000,
} as const

/** Number of automatic retries of a failed load. */
export const MAX_RETRIES = 3
