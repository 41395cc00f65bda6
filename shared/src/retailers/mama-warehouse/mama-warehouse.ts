import type { Retailer } from '../retailer.ts'

/**
 * Observed: nothing; no page was available and the platform is unknown. Assumed: the hosts, from the
 * name. Only the generic rules apply; the fixtures are those of a WooCommerce site.
 */
export const mamaWarehouse: Retailer = {
  id: 'mama-warehouse',
  name: 'Mama Warehouse',
  hosts: ['mamawarehouse.com', 'mamawarehouse.com.sg'],
  countries: ['SG'],
  exampleUrl: 'https://mamawarehouse.com/product/breast-pump-duo/',
}
