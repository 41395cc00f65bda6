import type { Retailer } from '../retailer.ts'

/**
 * Observed: nothing; no page of it is in reach, and its platform is unknown. Inferred: the hosts, from its
 * name. The generic rules read whatever it is; its fixtures are those of a WooCommerce shop.
 */
export const mamaWarehouse: Retailer = {
  id: 'mama-warehouse',
  name: 'Mama Warehouse',
  hosts: ['mamawarehouse.com', 'mamawarehouse.com.sg'],
  exampleUrl: 'https://mamawarehouse.com/product/breast-pump-duo/',
  server: { via: 'fetch' },
}
