import { parseUrl } from '../../text/parse-url.ts'
import { findRetailer, hostOf } from '../find-retailer.ts'
import type { ProductUrl, Retailer } from '../retailer.ts'
import { cleanUrl } from './clean-url.ts'
import { productIds } from './product-ids.ts'
import { variantQuery } from './variant-query.ts'

/**
 * Returns the URL to store for a page: for a known retailer's product the canonical form with its
 * variant, for other pages the URL without tracking parameters. `chosen` are ids of a variant that was
 * selected on the page since.
 */
export function canonicalUrl(address: string, chosen: ProductUrl['ids'] = {}): string {
  const retailer = findRetailer(address)
  const url = parseUrl(address)
  const host = retailer && hostOf(retailer, address)
  if (!retailer || !url || !host) return cleanUrl(address)
  const ids = productIds(retailer, url)
  if (Object.keys(ids).length === 0) return cleanUrl(address)
  return (retailer.canonicalUrl ?? defaultCanonicalUrl(retailer))({
    url,
    host,
    ids: { ...ids, ...chosen },
  })
}

/**
 * Returns the default canonical URL. Keeps the subdomain, since some retailers respond only with or only
 * without 'www', but replaces the mobile site by the main one.
 */
function defaultCanonicalUrl({ variantParams = [] }: Retailer): (address: ProductUrl) => string {
  return ({ url }) => {
    const site = url.hostname.replace(/\.$/, '').replace(/^m\./, 'www.')
    return `https://${site}${url.pathname}${variantQuery(url, variantParams)}`
  }
}
