import type { Retailer } from '../retailer.ts'
import { SHOPIFY_URLS } from '../urls/shopify-urls.ts'

/**
 * Known: a Shopify site with images on its own host below /cdn/shop. Assumed: markup of Shopify's default theme.
 */
export const popular: Retailer = {
  id: 'popular',
  name: 'Popular',
  hosts: ['popular.com.sg'],
  exampleUrl: 'https://popular.com.sg/products/board-book',
  ...SHOPIFY_URLS,
}
