import type { Retailer } from '../retailer.ts'

/**
 * Observed: Salesforce Commerce (site ToysRUs_SG); JSON-LD product with several pictures and an HTML
 * description; tiles of lists with their data in `data-metadata`; pictures under /dw/image. Inferred from
 * that platform's reference storefront: the places of price and name in the markup, and how a variant is
 * asked for. What its addresses look like has not been seen.
 */
export const toysrus: Retailer = {
  id: 'toysrus',
  name: "Toys'R'Us",
  hosts: ['toysrus.com.sg'],
  exampleUrl: 'https://www.toysrus.com.sg/shake-spell-rattle-123456.html',
  server: { via: 'fetch' },
}
