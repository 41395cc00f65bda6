import type { PublicRetailer } from '@registry/shared/public-pages/public-page-data'
import { retailerCatalogue } from '@registry/shared/retailers/retailer-catalogue'

/** Retailers as shown on the pages, without their extraction rules. */
export const supportedRetailers: PublicRetailer[] = retailerCatalogue().map(
  ({ name, domains, clientSideExtraction }) => ({
    name,
    host: domains[0] ?? '',
    isQuickAddOnly: clientSideExtraction,
  }),
)
