import type { RetailerExtraction } from '../retailer.ts'
import { attr, price, text } from '../selector-rules.ts'

/** Extraction rules for Mothercare's pages. */
export const mothercareExtraction: RetailerExtraction = {
  rules: {
    name: [text('.product-details-full-content-header-title', 0.92)],
    price: [
      price('.product-views-price-lead', { attribute: 'data-rate', weight: 1.2 }),
      price('.product-views-price-lead', { weight: 1.1 }),
      price('.product-views-price-old', { role: 'original' }),
    ],
    image: [attr('.product-details-image-gallery img', 'src', 0.8)],
    category: [text('.global-views-breadcrumb', 0.85)],
  },
}
