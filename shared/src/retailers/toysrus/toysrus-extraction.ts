import type { RetailerExtraction } from '../retailer.ts'
import { attr, price, text } from '../selector-rules.ts'

/** Extraction rules for Toys'R'Us's pages. */
export const toysrusExtraction: RetailerExtraction = {
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
