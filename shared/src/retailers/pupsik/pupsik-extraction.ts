import type { RetailerExtraction } from '../retailer.ts'
import { price } from '../selector-rules.ts'

/** Extraction rules for Pupsik's pages. */
export const pupsikExtraction: RetailerExtraction = {
  rules: {
    price: [
      price('.product-info-main [data-price-type=finalPrice]', {
        attribute: 'data-price-amount',
        weight: 1.2,
      }),
      price('.product-info-main [data-price-type=oldPrice]', {
        attribute: 'data-price-amount',
        role: 'original',
      }),
    ],
  },
}
