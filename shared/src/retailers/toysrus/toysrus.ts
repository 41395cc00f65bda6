import type { Retailer } from '../retailer.ts'
import { attr, price, text } from '../rules.ts'

/**
 * Observed: Salesforce Commerce (site ToysRUs_SG), JSON-LD product, pictures under /dw/image. Inferred
 * from that platform's reference storefront: the places of price and name in the markup.
 */
export const toysrus: Retailer = {
  id: 'toysrus',
  name: "Toys'R'Us",
  hosts: ['toysrus.com.sg'],
  server: { via: 'fetch' },
  rules: {
    name: [text('h1.product-name', 0.9)],
    price: [
      price('.product-detail .prices .sales .value', { attribute: 'content', weight: 1.2 }),
      price('.product-detail .prices .strike-through .value', {
        attribute: 'content',
        role: 'original',
      }),
    ],
    image: [attr('.product-detail .primary-images img', 'src', 0.8)],
  },
}
