import type { RetailerReading } from '../retailer.ts'
import { price } from '../rules.ts'

/** Extraction rules for Pupsik's pages. */
export const pupsikReading: RetailerReading = {
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
