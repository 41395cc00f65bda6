import type { Retailer } from '../retailer.ts'

/**
 * Observed in 2021: NetSuite SuiteCommerce Advanced, whose pages are empty before their scripts have run;
 * then they have a lead price (red on sale), microdata, and variants as ?colour= and ?size=. Assumed: the
 * struck-out price beside the lead. The platform may have changed, so generic rules follow and
 * `productPath` is not set.
 */
export const mothercare: Retailer = {
  id: 'mothercare',
  name: 'Mothercare',
  hosts: ['mothercare.com.sg'],
  exampleUrl: 'https://www.mothercare.com.sg/journey-stroller',
  server: { via: 'browser' },
}
