import type { Retailer } from '../retailer.ts'

/** Observed: a Shopify shop, which the generic rules read. The host is inferred from its name. */
export const motherswork: Retailer = {
  id: 'motherswork',
  name: 'Motherswork',
  hosts: ['motherswork.com.sg'],
  server: { via: 'fetch' },
}
