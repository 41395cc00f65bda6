import type { Retailer } from '../retailer.ts'

/** Nothing is known of its platform: the generic rules read it. The host is inferred from its name. */
export const littleBaby: Retailer = {
  id: 'little-baby',
  name: 'Little Baby',
  hosts: ['littlebaby.com.sg'],
  server: { via: 'fetch' },
}
