import type { Retailer } from '../retailer.ts'

/**
 * Known: Next.js; product URLs are /<name>/p/<id>, the app shares /s/p/<id>, lists are /<name>/pl/<id>. The state has
 * the price of each supplier; the name is no heading, and the only `h1` is the rating. Assumed: og:title.
 */
export const meesho: Retailer = {
  id: 'meesho',
  name: 'Meesho',
  hosts: ['meesho.com'],
  countries: ['IN'],
  exampleUrl: 'https://www.meesho.com/baby-swaddle/p/7abc12',
  productPath: /^\/[^?#]+\/p\/(?<id>[a-z0-9]+)\/?$/i,
}
