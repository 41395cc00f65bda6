/** Milliseconds by which a registry is loaded again, fixed by the specification. */
export const LOADING_MS = {
  /** Between two scheduled loads. */
  schedule: 300_000,
  /** A scheduled load is left out when the last one began within this time. */
  fresh: 120_000,
  /** After someone came back to the tab. */
  focus: 2_000,
  /** After the visitor's own gift. */
  gift: 10_000,
  /** Before the first retry; doubled for each further one, up to the cap. */
  backoff: 1_000,
  backoffCap: 30_000,
  /** Before a load that someone asked for after the server had asked for a break. */
  manual: 1_000,
  /** The break when the server does not say how long, and the longest that it may ask for. */
  rateLimitDefault: 60_000,
  rateLimitCap: 300_000,
} as const

/** How often a load that failed is tried again by itself. */
export const MAX_RETRIES = 3
