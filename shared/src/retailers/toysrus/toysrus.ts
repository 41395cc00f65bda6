import type { Retailer } from '../retailer.ts'

/**
 * Observed: Salesforce Commerce (site ToysRUs_SG); JSON-LD product with several images and an HTML
 * description; list tiles with data in `data-metadata`; images under /dw/image. Assumed from that
 * platform's reference storefront: markup of price and name, and variant parameters. The product URLs
 * were not observed.
 */
export const toysrus: Retailer = {
  id: 'toysrus',
  name: "Toys'R'Us",
  hosts: ['toysrus.com.sg'],
  exampleUrl: 'https://www.toysrus.com.sg/shake-spell-rattle-123456.html',
}
