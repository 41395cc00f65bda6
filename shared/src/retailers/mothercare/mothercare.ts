import type { Retailer } from '../retailer.ts'
import { attr, price, text } from '../rules.ts'

/**
 * Observed in 2021: NetSuite SuiteCommerce Advanced, whose pages are empty until their scripts have run;
 * then they have a lead price, red when it is a sale, microdata, and variants as ?colour= and ?size=.
 * Inferred: the struck price beside the lead. It may have moved since: the generic rules follow, and no
 * pattern of addresses turns anything away.
 */
export const mothercare: Retailer = {
  id: 'mothercare',
  name: 'Mothercare',
  hosts: ['mothercare.com.sg'],
  exampleUrl: 'https://www.mothercare.com.sg/journey-stroller',
  server: { via: 'browser', waitFor: 'h1' },
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
