import type { Retailer } from '../retailer.ts'
import { SHOPIFY_ADDRESS } from '../shopify-address.ts'

/**
 * Observed: a Shopify shop, with its lists under /collections/ and its pictures on Shopify's servers; the
 * generic rules read it. Inferred: the theme's markup, as Shopify's own theme has it.
 */
export const kiddyPalace: Retailer = {
  id: 'kiddy-palace',
  name: 'Kiddy Palace',
  hosts: ['kiddypalace.com.sg'],
  exampleUrl: 'https://kiddypalace.com.sg/products/cotton-baby-romper',
  ...SHOPIFY_ADDRESS,
  server: { via: 'fetch' },
}
