import type { Retailer } from '../retailer.ts'
import { SHOPIFY_ADDRESS } from '../shopify-address.ts'

/**
 * Observed: a Shopify shop in 2021 and in 2026, in Singapore and in Vietnam, whose pages the generic
 * rules read. Inferred: the theme's markup, as Shopify's own theme has it.
 */
export const motherswork: Retailer = {
  id: 'motherswork',
  name: 'Motherswork',
  hosts: ['motherswork.com.sg', 'motherswork.com.vn'],
  exampleUrl: 'https://motherswork.com.sg/products/bamboo-convertible-crib',
  ...SHOPIFY_ADDRESS,
  server: { via: 'fetch' },
}
