import type { ProductUrl, Retailer } from '../retailer.ts'
import { variantQuery } from './variant-query.ts'

/** Returns the URL without its collection: all collections link to the same product. */
function canonicalUrl({ url, ids }: ProductUrl): string {
  const site = url.hostname.replace(/\.$/, '')
  return `https://${site}/products/${ids.handle}${variantQuery(url, ['variant'])}`
}

/** URL scheme of Shopify: /products/<handle>, with the variant in the query. */
export const SHOPIFY_URLS = {
  productPath: /^[^?#]*\/products\/(?<handle>[^/?#]+)/,
  canonicalUrl,
} satisfies Partial<Retailer>
