import type { Retailer } from '../retailer.ts'
import { variantQuery } from '../urls/variant-query.ts'

/**
 * Observed: pages of eight countries' sites in several layouts, short links and bot walls. Assumed:
 * amazon.sg has the common layout. Prices outside the selectors below are those of other products. Each
 * variant has its own ASIN; `th` and `psc` mark a selected one.
 */
export const amazon: Retailer = {
  id: 'amazon',
  name: 'Amazon',
  hosts: [
    'amazon.sg',
    'amazon.com',
    'amazon.in',
    'amazon.co.uk',
    'amazon.de',
    'amazon.fr',
    'amazon.es',
    'amazon.it',
    'amazon.nl',
    'amazon.ca',
    'amazon.com.au',
    'amazon.co.jp',
    'amazon.ae',
    'amazon.sa',
    'amazon.com.mx',
    'amazon.com.br',
    'amazon.com.tr',
    'amazon.com.be',
    'amazon.se',
    'amazon.pl',
  ],
  shortHosts: ['amzn.asia', 'a.co', 'amzn.to', 'amzn.eu', 'amzn.in'],
  exampleUrl: 'https://www.amazon.sg/dp/B0ABC12345',
  productPath:
    /^[^?#]*\/(?:dp|gp\/product|gp\/aw\/d|exec\/obidos\/asin|o\/asin)\/(?:product\/)?(?<asin>[A-Z0-9]{10})(?![A-Z0-9])/i,
  requiredSelector: '#productTitle, #ebooksProductTitle, #title',
  canonicalUrl: ({ url, host, ids }) =>
    `https://www.${host}/dp/${ids.asin?.toUpperCase()}${variantQuery(url, ['th', 'psc'])}`,
}
