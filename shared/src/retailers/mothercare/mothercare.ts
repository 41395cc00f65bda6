import type { Retailer } from '../retailer.ts'
import { attr, price, text } from '../rules.ts'

/**
 * Observed in 2021: NetSuite SuiteCommerce Advanced, whose pages are empty until their scripts have
 * run, with microdata once they have. It may have moved since: the generic rules follow.
 */
export const mothercare: Retailer = {
  id: 'mothercare',
  name: 'Mothercare',
  hosts: ['mothercare.com.sg'],
  server: { via: 'browser', waitFor: 'h1' },
  rules: {
    name: [text('.product-details-full-content-header-title', 0.92)],
    price: [
      price('.product-views-price-lead', { attribute: 'data-rate', weight: 1.2 }),
      price('.product-views-price-lead', { weight: 1.1 }),
    ],
    image: [attr('.product-details-image-gallery img', 'src', 0.8)],
    category: [text('.global-views-breadcrumb', 0.85)],
  },
}
