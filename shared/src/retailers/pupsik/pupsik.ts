import type { Retailer } from '../retailer.ts'

/**
 * Observed: links of 2026 of a Shopify shop (/products/<handle>?variant=<id>), and before that a Magento 2
 * shop, which states prices in `data-price-amount`. Inferred: the markup of either, as their own themes
 * have it, and Magento's addresses (<slug>.html).
 */
export const pupsik: Retailer = {
  id: 'pupsik',
  name: 'Pupsik',
  hosts: ['pupsik.sg', 'pupsikstudio.com'],
  exampleUrl: 'https://pupsik.sg/products/ring-sling-linen?variant=46865442832638',
  productPath: /^[^?#]*\/(?:products\/(?<handle>[^/?#]+)|(?<slug>[^/?#]+)\.html$)/,
  variantParams: ['variant'],
  server: { via: 'fetch' },
}
