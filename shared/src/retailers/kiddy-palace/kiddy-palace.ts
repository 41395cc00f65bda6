import type { Retailer } from '../retailer.ts'
import { SHOPIFY_URLS } from '../urls/shopify-urls.ts'

/**
 * Observed: a Shopify site with lists under /collections/ and images on Shopify's CDN; the generic rules
 * suffice. Assumed: markup of Shopify's default theme.
 */
export const kiddyPalace: Retailer = {
  id: 'kiddy-palace',
  name: 'Kiddy Palace',
  hosts: ['kiddypalace.com.sg'],
  exampleUrl: 'https://kiddypalace.com.sg/products/cotton-baby-romper',
  ...SHOPIFY_URLS,
}
