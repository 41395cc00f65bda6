import type { Retailer } from '../retailer.ts'

/**
 * Observed: addresses of the Singapore site with the codes of colour and size in the query; served pages
 * whose JSON-LD has name and pictures but no offer; in the rendered page the class of the price. What is
 * recommended has smaller price tags of the same kind, so only the large one counts. Inferred: the
 * heading, and the struck price beside a sale. The price comes with the page's scripts: a browser is needed.
 */
export const uniqlo: Retailer = {
  id: 'uniqlo',
  name: 'Uniqlo',
  hosts: ['uniqlo.com'],
  exampleUrl: 'https://www.uniqlo.com/sg/en/products/E485737-000/00?colorDisplayCode=69',
  productPath: /^[^?#]*\/products\/(?<code>E?\d{6}-\d{3})(?:\/(?<group>\d{2}))?\/?$/,
  variantParams: ['colorDisplayCode', 'sizeDisplayCode', 'colorCode', 'sizeCode'],
  server: { via: 'browser', waitFor: '.fr-ec-price-text--large' },
}
