import type { Retailer } from '../retailer.ts'

/**
 * Known: product URLs are /<brand>/<name>/<id>/product-detail; each colour has its own id. Assumed:
 * the generic rules suffice.
 */
export const firstCry: Retailer = {
  id: 'first-cry',
  name: 'FirstCry',
  hosts: ['firstcry.com'],
  countries: ['IN'],
  exampleUrl: 'https://www.firstcry.com/babyhug/babyhug-wooden-cot/3456789/product-detail',
  productPath: /^\/[^?#]+\/(?<id>\d{4,})\/product-detail\/?$/,
}
