import type { RetailerExtraction } from '../retailer.ts'
import { attr, price, text } from '../selector-rules.ts'

/** Extraction rules for IKEA's pages. */
export const ikeaExtraction: RetailerExtraction = {
  rules: {
    price: [
      price('.pipcom-price-module__price .pipcom-price__sr-text', { weight: 0.9 }),
      price('[data-product-price]', { attribute: 'data-product-price', weight: 0.8 }),
    ],
    image: [attr('.pipf-image img, .pip-media-grid img', 'src', 0.6)],
    category: [text('.bc-breadcrumb', 0.85)],
  },
}
