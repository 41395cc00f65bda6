import type { Retailer } from '../retailer.ts'

/**
 * Known: SAP Commerce; product URLs are /<name>/p/BP_<number> or /p/BP_<number>, lists are /<name>/c/<number>; the
 * title ends in the shop's name, and the page has og:image and 'S$' prices. Assumed: the rendered markup.
 */
export const watsons: Retailer = {
  id: 'watsons',
  name: 'Watsons',
  hosts: ['watsons.com.sg'],
  exampleUrl: 'https://www.watsons.com.sg/baby-wipes/p/BP_12345',
  productPath: /^\/(?:[^?#]+\/)?p\/(?<code>BP_\d+)\/?$/,
}
