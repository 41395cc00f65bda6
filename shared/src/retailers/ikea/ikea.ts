import type { Retailer } from '../retailer.ts'
import { attr, price, text } from '../rules.ts'

/** Observed: JSON-LD and price module of ikea.com in several countries. Franchises are on other platforms. */
export const ikea: Retailer = {
  id: 'ikea',
  name: 'IKEA',
  hosts: ['ikea.com', 'ikea.co.id', 'ikea.com.sg'],
  productPath: /\/(?:p|produk)\/(?:[^?]*\/)?[^/?]*?-?(?<article>s?\d{8})(?:[/?]|$)/,
  server: { via: 'fetch' },
  rules: {
    price: [
      price('.pipcom-price-module__price .pipcom-price__sr-text', { weight: 0.9 }),
      price('[data-product-price]', { attribute: 'data-product-price', weight: 0.8 }),
    ],
    image: [attr('.pipf-image img, .pip-media-grid img', 'src', 0.6)],
    category: [text('.bc-breadcrumb', 0.85)],
  },
}
