import type { RetailerReading } from '../retailer.ts'
import { price, text } from '../rules.ts'

/** Extraction rules for Uniqlo's pages. */
export const uniqloReading: RetailerReading = {
  rules: {
    name: [text('h1.fr-ec-display', 0.85)],
    price: [price('.fr-ec-price-text--large', { weight: 1.6 })],
  },
}
