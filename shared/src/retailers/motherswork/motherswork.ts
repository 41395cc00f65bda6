import type { Retailer } from '../retailer.ts'
import { SHOPIFY_URLS } from '../urls/shopify-urls.ts'

/**
 * Observed: a Shopify site in 2021 and 2026, in Singapore and Vietnam; the generic rules suffice.
 * Assumed: markup of Shopify's default theme.
 */
export const motherswork: Retailer = {
  id: 'motherswork',
  name: 'Motherswork',
  hosts: ['motherswork.com.sg', 'motherswork.com.vn'],
  exampleUrl: 'https://motherswork.com.sg/products/bamboo-convertible-crib',
  ...SHOPIFY_URLS,
}
