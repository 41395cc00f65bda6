import type { Retailer } from '../retailer.ts'

/**
 * Known: Fynd; product URLs are /product/<slug>, lists /collection/<slug>, images are on pixelbin.io. The site was
 * Magento before, so `productPath` is not set. Assumed: the generic rules suffice.
 */
export const hamleys: Retailer = {
  id: 'hamleys',
  name: 'Hamleys India',
  hosts: ['hamleys.in'],
  exampleUrl: 'https://hamleys.in/product/stacking-rings-zn-k1a2b3c4d',
}
