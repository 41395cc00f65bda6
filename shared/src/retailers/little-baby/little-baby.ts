import type { Retailer } from '../retailer.ts'

/**
 * Observed: nothing; no page of it is in reach, and its platform is unknown. Inferred: the host, from its
 * name. The generic rules read whatever it is.
 */
export const littleBaby: Retailer = {
  id: 'little-baby',
  name: 'Little Baby',
  hosts: ['littlebaby.com.sg'],
  exampleUrl: 'https://littlebaby.com.sg/product/organic-cotton-mittens',
  server: { via: 'fetch' },
}
