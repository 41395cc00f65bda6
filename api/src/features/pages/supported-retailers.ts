import type { KnownShop } from '@registry/shared/pages/public-page'
import { retailerCatalogue } from '@registry/shared/retailers/retailer-catalogue'

/** Retailers as shown on the pages, without their extraction rules. */
export const supportedRetailers: KnownShop[] = retailerCatalogue().map(
  ({ name, domains, clientSideExtraction }) => ({
    name,
    host: domains[0] ?? '',
    isQuickAddOnly: clientSideExtraction,
  }),
)
