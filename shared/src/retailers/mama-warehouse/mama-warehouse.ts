import type { Retailer } from '../retailer.ts'

/** Nothing is known of its platform: the generic rules read it. The host is inferred from its name. */
export const mamaWarehouse: Retailer = {
  id: 'mama-warehouse',
  name: 'Mama Warehouse',
  hosts: ['mamawarehouse.com', 'mamawarehouse.com.sg'],
  server: { via: 'fetch' },
}
