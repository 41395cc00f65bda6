import type { LookupCode } from '@registry/shared/contract/product-lookups'

/** What the scraping log keeps of a product. Money in minor units of its currency. */
export interface ScrapedProduct {
  productName: string
  priceMinor: number | null
  currency: string | null
  description: string | null
  category: string | null
  images: string[]
  sourceUrl: string
  retailer: string | null
  rules: Record<string, string>
  confidence: Record<string, number>
}

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
