import type { Retailer } from '../retailer.ts'

/**
 * Observed: JSON-LD, price module and image URLs of ikea.com in several countries, a category page, and a
 * page of the Indonesian franchise, which uses another platform. Assumed: the Singapore site equals the
 * others. Every colour and size is an article with its own URL.
 */
export const ikea: Retailer = {
  id: 'ikea',
  name: 'IKEA',
  hosts: ['ikea.com', 'ikea.co.id', 'ikea.com.sg'],
  exampleUrl: 'https://www.ikea.com/sg/en/p/sniglar-cot-beech-30248537/',
  productPath: /^(?=[^?#]*\/(?:p|produk)\/)[^?#]*[-/](?<article>s?\d{8})(?=[/?#]|$)/,
}
