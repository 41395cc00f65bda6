import type { KnownShop } from '@registry/shared/pages/public-page'
import { retailerCatalogue } from '@registry/shared/retailers/retailer-catalogue'

/** The shops that people are told about, as the pages name them: their rules stay on the server. */
export const supportedRetailers: KnownShop[] = retailerCatalogue().map(
  ({ name, domains, clientSideExtraction }) => ({
    name,
    host: domains[0] ?? '',
    isQuickAddOnly: clientSideExtraction,
  }),
)
