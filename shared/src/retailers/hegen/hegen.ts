import type { Retailer } from '../retailer.ts'
import { SHOPIFY_URLS } from '../urls/shopify-urls.ts'

/**
 * Known: its blog has the URLs of Shopify. Assumed: its products do too, and have the markup of Shopify's themes.
 */
export const hegen: Retailer = {
  id: 'hegen',
  name: 'Hegen',
  hosts: ['hegen.com'],
  countries: ['SG'],
  exampleUrl: 'https://www.hegen.com/products/feeding-bottle',
  ...SHOPIFY_URLS,
}
