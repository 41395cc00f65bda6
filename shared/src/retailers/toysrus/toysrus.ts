import type { Retailer } from '../retailer.ts'
import { attr, price, text } from '../rules.ts'

/**
 * Observed: Salesforce Commerce (site ToysRUs_SG); JSON-LD product with several pictures and an HTML
 * description; tiles of lists with their data in `data-metadata`; pictures under /dw/image. Inferred from
 * that platform's reference storefront: the places of price and name in the markup, and how a variant is
 * asked for. What its addresses look like has not been seen.
 */
export const toysrus: Retailer = {
  id: 'toysrus',
  name: "Toys'R'Us",
  hosts: ['toysrus.com.sg'],
  exampleUrl: 'https://www.toysrus.com.sg/shake-spell-rattle-123456.html',
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
