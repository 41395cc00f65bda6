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

export interface ScrapeRow {
  id: string
  registry_id: string | null
  url: string
  domain: string
  retailer: string | null
  status: Scrape['status']
  stage: Scrape['stage']
  method: Scrape['method']
  result: ScrapedProduct | null
  error: string | null
  /** FORBIDDEN_ADDRESS occurs in rows of the previous release. */
  error_code: LookupCode | 'FORBIDDEN_ADDRESS' | null
  error_cause: LookupReason | null
  duration_ms: number | null
  attempts: (Omit<ScrapeStep, 'outcome'> & {
    outcome: ScrapeStep['outcome'] | 'FORBIDDEN_ADDRESS'
  })[]
  created_at: Date
}

export const COLUMNS: (keyof ScrapeRow)[] = [
  'id',
  'url',
  'domain',
  'retailer',
  'status',
  'stage',
  'method',
  'result',
  'error',
  'error_code',
  'error_cause',
  'duration_ms',
  'attempts',
  'created_at',
]

export function toScrape(row: Omit<ScrapeRow, 'registry_id'>): Scrape {
  return {
    id: row.id,
    url: row.url,
    domain: row.domain,
    retailer: row.retailer,
    status: row.status,
    stage: row.stage,
    method: row.method,
    result: row.result,
    error: row.error_code === 'FORBIDDEN_ADDRESS' ? lookupFailures.UNREACHABLE : row.error,
    errorCode: row.error_code && toVisibleCode(row.error_code),
    errorCause: row.error_cause,
    durationMs: row.duration_ms,
    steps: row.attempts.map(step => ({ ...step, outcome: toVisibleCode(step.outcome) })),
    createdAt: row.created_at,
  }
}
