import type { LookupCode, LookupStage } from '@registry/shared/contract/items/product-lookups'
import type { ScrapeStep } from '@registry/shared/jobs/scrape-step'
import type { ScrapedProduct } from '@registry/shared/jobs/scraped-product'
import { toVisibleCode } from '@registry/shared/jobs/visible-code'
import { type LookupReason, lookupFailures } from '@registry/shared/messages/items/lookup-failures'

export interface Scrape {
  id: string
  url: string
  domain: string
  retailer: string | null
  status: 'pending' | 'success' | 'partial' | 'failed'
  stage: LookupStage | null
  method: 'http' | 'headless' | 'cache' | null
  /** Partial result while the scrape is pending. */
  result: ScrapedProduct | null
  error: string | null
  errorCode: LookupCode | null
  /** More specific than the code; null in rows of older releases. */
  errorCause: LookupReason | null
  durationMs: number | null
  steps: ScrapeStep[]
  createdAt: Date
}

/** FORBIDDEN_ADDRESS occurs in rows of the previous release. */
type StoredCode<Code> = Code | 'FORBIDDEN_ADDRESS'

export interface ScrapeRow extends Omit<Scrape, 'errorCode' | 'steps'> {
  errorCode: StoredCode<LookupCode> | null
  steps: (Omit<ScrapeStep, 'outcome'> & { outcome: StoredCode<ScrapeStep['outcome']> })[]
}

export const COLUMNS = {
  id: 'id',
  url: 'url',
  domain: 'domain',
  retailer: 'retailer',
  status: 'status',
  stage: 'stage',
  method: 'method',
  result: 'result',
  error: 'error',
  errorCode: 'error_code',
  errorCause: 'error_cause',
  durationMs: 'duration_ms',
  steps: 'attempts',
  createdAt: 'created_at',
} satisfies Record<keyof Scrape, string>

export function toScrape(row: ScrapeRow): Scrape {
  return {
    ...row,
    error: row.errorCode === 'FORBIDDEN_ADDRESS' ? lookupFailures.UNREACHABLE : row.error,
    errorCode: row.errorCode && toVisibleCode(row.errorCode),
    steps: row.steps.map(step => ({ ...step, outcome: toVisibleCode(step.outcome) })),
  }
}
