import type { Category } from '../categories/categories.ts'
import type { NO_CATEGORY } from '../categories/no-category.ts'

/**
 * `ok` has name, price and image; `partial` lacks one of them or has low confidence; the others are
 * reasons why there is no product.
 */
type ExtractionStatus = 'ok' | 'partial' | 'not-a-product' | 'blocked' | 'needs-js' | 'gone'

/** An amount in minor units of its currency (ISO 4217); null if the page does not state it. */
export interface ExtractedPrice {
  minor: number
  currency: string | null
}

/** Confidence below which a field needs a check and the status is `partial`. */
export const CERTAIN = 0.6

/** Confidence of a price that may be another for this buyer: the lower end of a range, or after a voucher. */
export const UNCERTAIN = 0.55

export type ExtractedField = 'name' | 'price' | 'image' | 'description' | 'category'

/** The product extracted from a page. */
export interface ExtractedProduct {
  status: ExtractionStatus
  /** Id and name of the retailer, null if unknown. */
  retailer: string | null
  retailerName: string | null
  canonicalUrl: string
  name: string | null
  price: ExtractedPrice | null
  /** Price without the current discount. */
  originalPrice: ExtractedPrice | null
  /** Another current price, where sources disagree; `price` then has a low confidence. */
  otherPrice?: ExtractedPrice | undefined
  /** Absolute URLs in full size, best first, at most ten. */
  images: string[]
  /** Plain text of at most 5,000 characters. */
  description: string | null
  category: Category | typeof NO_CATEGORY | null
  /** Global trade item number (EAN, UPC, ISBN) with 14 digits, if the page states one. */
  gtin?: string | undefined
  /**
   * The page still displays another item than that of the URL: client-side navigation changes the URL before
   * the next item has loaded.
   */
  isStale?: boolean | undefined
  /** The rule that each field is from, and its confidence (0 to 1). */
  rules: Partial<Record<ExtractedField, string>>
  confidence: Partial<Record<ExtractedField, number>>
  /** Provider of the bot wall, with status `blocked`. */
  wall?: string
}
