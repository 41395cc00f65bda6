import type { Retailer } from '../retailer.ts'

/**
 * Known: product URLs are /<name>/p/<id>, and `skuId` selects the size or shade. Assumed: the generic
 * rules suffice.
 */
export const nykaa: Retailer = {
  id: 'nykaa',
  name: 'Nykaa',
  hosts: ['nykaa.com'],
  countries: ['IN'],
  exampleUrl: 'https://www.nykaa.com/sebamed-baby-lotion/p/45678?skuId=45679',
  productPath: /^\/[^?#]+\/p\/(?<id>\d{3,})\/?$/,
  variantParams: ['skuId'],
}
