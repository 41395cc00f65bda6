import type { LookupCode } from '@registry/shared/contract/product-lookups'
import type { ScrapedProduct } from '@registry/shared/jobs/scraped-product'
import type { LookupReason } from '@registry/shared/messages/lookup-failures'
import type { ExtractedProduct } from '@registry/shared/retailers/product'

/** Why a scrape failed, for our log; clients see `toVisibleCode` of it. */
export type FailureCode = LookupCode | 'FORBIDDEN_ADDRESS'

export interface Failure {
  status: 'failed'
  code: FailureCode
  /** What is known beyond the code. */
  reason?: LookupReason
}

/** How reading a shop's page ended. */
export type ScrapeResult = { status: 'success' | 'partial'; product: ScrapedProduct } | Failure

/** What one page says: a product, that it needs a browser to say anything, or why there is none. */
export type Verdict =
  | { status: 'success' | 'partial'; product: ExtractedProduct & { name: string } }
  | { status: 'needs-js' }
  | (Failure & { wall?: string })
