import type { Retailer } from '../retailer.ts'

/**
 * Known: Magento; product URLs are /<name>-ip<number>, searches /catalogsearch/result/?q=, and pages have the
 * product's JSON-LD. Assumed: all products have such URLs, so `productPath` is not set.
 */
export const courts: Retailer = {
  id: 'courts',
  name: 'Courts',
  hosts: ['courts.com.sg'],
  exampleUrl: 'https://www.courts.com.sg/baby-monitor-ip123456',
}
