import type { Retailer } from '../retailer.ts'

/**
 * Observed: addresses (/product/<slug>-<id>), which www and omni answer alike; the place of the product in
 * `__NEXT_DATA__` and its fields; pictures on media.nedigital.sg in the sizes L and XL. Inferred: that an
 * offer for one piece is what the page shows as the price. The pages are written by the server.
 */
export const fairprice: Retailer = {
  id: 'fairprice',
  name: 'FairPrice',
  hosts: ['fairprice.com.sg'],
  exampleUrl: 'https://www.fairprice.com.sg/product/mamypoko-air-fit-tape-m-58s-13076252',
  productPath: /^\/product\/(?:[^?#]*-)?(?<item>\d{3,})\/?$/,
  server: { via: 'fetch' },
  canonicalUrl: ({ url, host }) => `https://www.${host}${url.pathname.replace(/\/$/, '')}`,
}
