import type { RetailerExtraction } from '../retailer.ts'
import { price, text } from '../selector-rules.ts'

/** Extraction rules for Uniqlo's pages. */
export const uniqloExtraction: RetailerExtraction = {
  rules: {
    name: [text('h1.fr-ec-display', 0.85)],
    price: [price('.fr-ec-price-text--large', { weight: 1.6 })],
  },
}
