import type { Retailer } from '../retailer.ts'

/**
 * Observed: nothing; no page was available and the platform is unknown. Assumed: the host, from the name.
 * Only the generic rules apply.
 */
export const littleBaby: Retailer = {
  id: 'little-baby',
  name: 'Little Baby',
  hosts: ['littlebaby.com.sg'],
  exampleUrl: 'https://littlebaby.com.sg/product/organic-cotton-mittens',
}
