import type { StepMethod, StepOutcome } from '../contract/product-lookups.ts'
import type { LookupReason } from '../messages/lookup-failures.ts'

/** What a step found of a field, and how far that is to be trusted (0 to 1). */
export interface FoundField {
  rule: string
  confidence: number
}

/** One thing that was tried for a product, as `scrapes.attempts` keeps it. Holds no words of the shop's. */
export interface ScrapeStep {
  method: StepMethod
  startedAt: string
  durationMs: number
  outcome: StepOutcome
  /** Known where the shop has answered. */
  httpStatus?: number
  redirects?: number
  bytes?: number
  /** How many requests a browser made for the page. */
  requests?: number
  /** Whose bot wall stood in the way. */
  wall?: string
  reason?: LookupReason
  found?: Record<string, FoundField>
}
