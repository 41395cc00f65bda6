import type { LookupCode, LookupStage } from '@registry/shared/contract/items/product-lookups'
import type { ScrapeStep } from '@registry/shared/jobs/scrape-step'
import type { ScrapedProduct } from '@registry/shared/jobs/scraped-product'
import { toVisibleCode } from '@registry/shared/jobs/visible-code'
import { type LookupReason, lookupFailures } from '@registry/shared/messages/items/lookup-failures'
import { column, type RecordOf } from '../../db/columns.ts'

export const COLUMNS = {
  id: column<string>('id'),
  url: column<string>('url'),
  domain: column<string>('domain'),
  retailer: column<string | null>('retailer'),
  status: column<'pending' | 'success' | 'partial' | 'failed'>('status'),
  stage: column<LookupStage | null>('stage'),
  method: column<'http' | 'headless' | 'cache' | null>('method'),
  /** Partial result while the scrape is pending. */
  result: column<ScrapedProduct | null>('result'),
  error: column<string | null>('error'),
  errorCode: column<LookupCode | null>('error_code'),
  /** More specific than the code; null in rows of older releases. */
  errorCause: column<LookupReason | null>('error_cause'),
  durationMs: column<number | null>('duration_ms'),
  steps: column<ScrapeStep[]>('attempts'),
  createdAt: column<Date>('created_at'),
}

export type Scrape = RecordOf<typeof COLUMNS>

/** FORBIDDEN_ADDRESS occurs in rows of the previous release. */
type StoredCode<Code> = Code | 'FORBIDDEN_ADDRESS'

export interface ScrapeRow extends Omit<Scrape, 'errorCode' | 'steps'> {
  errorCode: StoredCode<LookupCode> | null
  steps: (Omit<ScrapeStep, 'outcome'> & { outcome: StoredCode<ScrapeStep['outcome']> })[]
}

export function toScrape(row: ScrapeRow): Scrape {
  return {
    ...row,
    error: row.errorCode === 'FORBIDDEN_ADDRESS' ? lookupFailures.UNREACHABLE : row.error,
    errorCode: row.errorCode && toVisibleCode(row.errorCode),
    steps: row.steps.map(step => ({ ...step, outcome: toVisibleCode(step.outcome) })),
  }
}
