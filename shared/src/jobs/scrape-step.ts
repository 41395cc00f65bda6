import type { StepMethod, StepOutcome } from '../contract/items/product-lookups.ts'
import type { LookupReason } from '../messages/items/lookup-failures.ts'

/** Rule that found a field in one step, and its confidence (0 to 1). */
export interface FoundField {
  rule: string
  confidence: number
}

/** One step of a scrape, an element of the column `scrapes.attempts`. Contains no text from the retailer. */
export interface ScrapeStep {
  method: StepMethod
  startedAt: string
  durationMs: number
  outcome: StepOutcome
  /** Set if the retailer responded. */
  httpStatus?: number
  redirects?: number
  bytes?: number
  /** Number of requests that the browser made for the page. */
  requests?: number
  /** Provider of the bot wall that blocked the page. */
  wall?: string
  reason?: LookupReason
  found?: Record<string, FoundField>
}
