import type { LookupCode } from '@registry/shared/contract/items/product-lookups'
import type { ScrapedProduct } from '@registry/shared/jobs/scraped-product'
import type { LookupReason } from '@registry/shared/messages/items/lookup-failures'
import type { ExtractedProduct } from '@registry/shared/retailers/product'

/** Failure code for the log; clients receive its `toVisibleCode`. */
export type FailureCode = LookupCode | 'FORBIDDEN_ADDRESS'

interface Failure {
  status: 'failed'
  code: FailureCode
  /** Details beyond the code. */
  reason?: LookupReason
}

/** Result of a scrape. */
export type ScrapeResult = { status: 'success' | 'partial'; product: ScrapedProduct } | Failure

/** Classification of one page: a product, `needs-js` when it needs a browser, or the failure. */
export type Verdict =
  | { status: 'success' | 'partial'; product: ExtractedProduct & { name: string } }
  | { status: 'needs-js' }
  | (Failure & { wall?: string })
