import { cleanUrl } from './clean-url.ts'
import { findRetailer, hostOf } from './find-retailer.ts'
import { productIds } from './product-ids.ts'
import type { ProductAddress, Retailer } from './retailer.ts'
import { variantQuery } from './variant-query.ts'

/**
 * The address to keep of a page: of a known retailer's product the one form that all links to it come
 * down to, with what chooses the variant; of any other page the address without tracking parameters.
 * `chosen` are ids of a variant that was picked since, where the page knows one.
 */
export function canonicalUrl(address: string, chosen: ProductAddress['ids'] = {}): string {
  const retailer = findRetailer(address)
  const url = URL.parse(address)
  const host = retailer && hostOf(retailer, address)
  if (!retailer || !url || !host) return cleanUrl(address)
  const ids = productIds(retailer, url)
  if (Object.keys(ids).length === 0) return cleanUrl(address)
  return (retailer.canonicalUrl ?? plainAddress(retailer))({
    url,
    host,
    ids: { ...ids, ...chosen },
  })
}

/** The site as it was, since not every shop answers with and without 'www'; its mobile site as the main one. */
function plainAddress({ variantParams = [] }: Retailer): (address: ProductAddress) => string {
  return ({ url }) => {
    const site = url.hostname.replace(/\.$/, '').replace(/^m\./, 'www.')
    return `https://${site}${url.pathname}${variantQuery(url, variantParams)}`
  }
}
