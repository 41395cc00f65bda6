import type { Retailer } from '../retailer.ts'
import { variantQuery } from '../urls/variant-query.ts'

/**
 * Known: product URLs end in /p/itm<id>, and `pid` selects the colour or size; the app shares
 * dl.flipkart.com/s/<code>, which redirects, or dl.flipkart.com/dl/<path>. The generic rules read price
 * and JSON-LD. Assumed: the class names, which the shop generates anew, are of no use.
 */
export const flipkart: Retailer = {
  id: 'flipkart',
  name: 'Flipkart',
  hosts: ['flipkart.com'],
  countries: ['IN'],
  exampleUrl:
    'https://www.flipkart.com/luvlap-baby-stroller/p/itm0123456789abc?pid=STRABC123DEF456G',
  productPath: /^(?:\/dl)?\/[^?#]+\/p\/(?<item>itm[a-z0-9]{6,})\/?$/i,
  canonicalUrl: ({ url, ids }) => {
    const slug = /^(?:\/dl)?\/([^/?#]+)\//.exec(url.pathname)?.[1] ?? 'product'
    return `https://www.flipkart.com/${slug}/p/${ids.item?.toLowerCase()}${variantQuery(url, ['pid'])}`
  },
}
