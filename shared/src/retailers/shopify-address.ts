import type { ProductAddress, Retailer } from './retailer.ts'
import { variantQuery } from './variant-query.ts'

/** A product is the same in every collection that leads to it. */
function canonicalUrl({ url, ids }: ProductAddress): string {
  const site = url.hostname.replace(/\.$/, '')
  return `https://${site}/products/${ids.handle}${variantQuery(url, ['variant'])}`
}

/** How every Shopify shop addresses its products: /products/<handle>, with the variant in the query. */
export const SHOPIFY_ADDRESS = {
  productPath: /^[^?#]*\/products\/(?<handle>[^/?#]+)/,
  canonicalUrl,
} satisfies Partial<Retailer>
