import type { LookupCode } from '@registry/shared/contract/product-lookups'
import type { ScrapedProduct } from '@registry/shared/retailers/scraped-product'

/** How reading a shop's page ended. */
export type Outcome =
  | { status: 'success' | 'partial'; product: ScrapedProduct }
  | { status: 'failed'; code: LookupCode }

/** One try at a page, as the scraping log shows it. */
export interface Attempt {
  method: 'http'
  startedAt: string
  durationMs: number
  outcome: 'success' | 'partial' | LookupCode
  httpStatus?: number
  redirects?: number
  bytes?: number
}
