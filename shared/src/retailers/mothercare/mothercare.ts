import type { Retailer } from '../retailer.ts'

/**
 * Observed in 2021: NetSuite SuiteCommerce Advanced, whose pages are empty until their scripts have run;
 * then they have a lead price, red when it is a sale, microdata, and variants as ?colour= and ?size=.
 * Inferred: the struck price beside the lead. It may have moved since: the generic rules follow, and no
 * pattern of addresses turns anything away.
 */
export const mothercare: Retailer = {
  id: 'mothercare',
  name: 'Mothercare',
  hosts: ['mothercare.com.sg'],
  exampleUrl: 'https://www.mothercare.com.sg/journey-stroller',
  server: { via: 'browser', waitFor: 'h1' },
}
