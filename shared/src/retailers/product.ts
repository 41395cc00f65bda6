import type { Category } from '../categories/categories.ts'

/** `ok` has name, price and picture; `partial` lacks one of them or is not sure of it; the others say why there is nothing. */
export type ExtractionStatus = 'ok' | 'partial' | 'not-a-product' | 'blocked' | 'needs-js' | 'gone'

/** An amount in minor units of its currency (ISO 4217); null when the page does not say which. */
export interface ExtractedPrice {
  minor: number
  currency: string | null
}

/** A field below this confidence is one to check: a page with one gives a `partial` answer. */
export const CERTAIN = 0.6

export type ExtractedField = 'name' | 'price' | 'image' | 'description' | 'category'

/** What a page says of the one product it is about. */
export interface ExtractedProduct {
  status: ExtractionStatus
  /** Id and name of the retailer, null when it is none of ours. */
  retailer: string | null
  retailerName: string | null
  canonicalUrl: string
  name: string | null
  price: ExtractedPrice | null
  /** What the product costs without the present discount. */
  originalPrice: ExtractedPrice | null
  /** Absolute addresses, full size, best first, at most ten. */
  images: string[]
  /** Plain text of at most 5,000 characters. */
  description: string | null
  category: Category | null
  /** Which rule won a field, and how far it is to be trusted (0 to 1). */
  rules: Partial<Record<ExtractedField, string>>
  confidence: Partial<Record<ExtractedField, number>>
  /** Whose bot wall stood in the way, with `blocked`. */
  wall?: string
}
