import type { RetailerReading } from '../retailer.ts'
import { price } from '../rules.ts'

/** What is read first in the pages of Pupsik. */
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
