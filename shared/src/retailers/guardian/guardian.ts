import type { Retailer } from '../retailer.ts'

/**
 * Known: Magento behind scripts that load products by GraphQL, with products at the root and a price in pieces,
 * 'SGD' and '$' both. An empty page is opened in the browser. Assumed: class names of Magento's PWA Studio.
 */
export const guardian: Retailer = {
  id: 'guardian',
  name: 'Guardian',
  hosts: ['guardian.com.sg'],
  exampleUrl: 'https://www.guardian.com.sg/baby-wash-121212.html',
}
