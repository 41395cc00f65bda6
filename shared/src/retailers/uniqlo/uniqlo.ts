import type { Retailer } from '../retailer.ts'

/**
 * Observed: URLs of the Singapore site with colour and size codes in the query; served pages whose
 * JSON-LD has name and images but no offer; the price's class in the rendered page. Recommendations have
 * smaller prices of the same kind, so only the large one is used. Assumed: the heading, and the
 * struck-out price of a sale. The price is rendered by scripts, so a browser is needed.
 */
export const uniqlo: Retailer = {
  id: 'uniqlo',
  name: 'Uniqlo',
  hosts: ['uniqlo.com'],
  exampleUrl: 'https://www.uniqlo.com/sg/en/products/E485737-000/00?colorDisplayCode=69',
  productPath: /^[^?#]*\/products\/(?<code>E?\d{6}-\d{3})(?:\/(?<group>\d{2}))?\/?$/,
  variantParams: ['colorDisplayCode', 'sizeDisplayCode', 'colorCode', 'sizeCode'],
  server: { via: 'browser' },
}
