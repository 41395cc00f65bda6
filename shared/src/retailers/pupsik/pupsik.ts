import type { Retailer } from '../retailer.ts'

/**
 * Observed: links of 2026 of a Shopify site (/products/<handle>?variant=<id>), before that a Magento 2
 * site with prices in `data-price-amount`. Assumed: the markup of both default themes, and Magento's URLs
 * (<slug>.html).
 */
export const pupsik: Retailer = {
  id: 'pupsik',
  name: 'Pupsik',
  hosts: ['pupsik.sg', 'pupsikstudio.com'],
  exampleUrl: 'https://pupsik.sg/products/ring-sling-linen?variant=46865442832638',
  productPath: /^[^?#]*\/(?:products\/(?<handle>[^/?#]+)|(?<slug>[^/?#]+)\.html$)/,
  variantParams: ['variant'],
}
