import type { StepMethod } from '../contract/items/product-lookups.ts'

/**
 * Extraction result in the column `scrapes.result`, written by the scraper and read by the api. Prices in
 * minor units of their currency.
 */
export interface ScrapedProduct {
  productName: string
  priceMinor: number | null
  currency: string | null
  /** Price before a discount, in the same currency; missing in entries of older versions. */
  originalPriceMinor?: number | null
  /** Another current price in the same currency, where sources disagree. */
  otherPriceMinor?: number | null
  description: string | null
  category: string | null
  /** Missing if the page states none, and in entries of older versions. */
  gtin?: string
  images: string[]
  sourceUrl: string
  retailer: string | null
  /** The rule that each field is from. */
  rules: Record<string, string>
  /** Confidence of each field, 0 to 1. */
  confidence: Record<string, number>
  /** The step that each field is from; missing in entries of older versions. */
  sources?: Record<string, StepMethod>
}
