import type { Retailer } from '../retailer.ts'

/**
 * Observed: URLs (/product/<slug>-<id>), served alike by www and omni; the product and its fields in
 * `__NEXT_DATA__`; images on media.nedigital.sg in sizes L and XL. Assumed: an offer for one piece is the
 * displayed price. Pages are server-rendered.
 */
export const fairprice: Retailer = {
  id: 'fairprice',
  name: 'FairPrice',
  hosts: ['fairprice.com.sg'],
  exampleUrl: 'https://www.fairprice.com.sg/product/mamypoko-air-fit-tape-m-58s-13076252',
  productPath: /^\/product\/(?:[^?#]*-)?(?<item>\d{3,})\/?$/,
  canonicalUrl: ({ url, host }) => `https://www.${host}${url.pathname.replace(/\/$/, '')}`,
}
