import type { StepMethod } from '../contract/product-lookups.ts'

/**
 * What the scraping log keeps of a product (`scrapes.result`): written by the scraper, read by the
 * api. The price is in minor units of its currency.
 */
export interface ScrapedProduct {
  productName: string
  priceMinor: number | null
  currency: string | null
  /** Before a discount, in the same currency; missing in entries of older versions. */
  originalPriceMinor?: number | null
  description: string | null
  category: string | null
  images: string[]
  sourceUrl: string
  retailer: string | null
  /** The winning rule of each field. */
  rules: Record<string, string>
  /** How sure each field is, 0 to 1. */
  confidence: Record<string, number>
  /** Which step each field is from; missing in entries of older versions. */
  sources?: Record<string, StepMethod>
}
