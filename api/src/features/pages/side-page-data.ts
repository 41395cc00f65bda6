import { LISTED_COUNTRIES } from '@registry/shared/public-pages/listed-countries'
import type { PublicRetailer } from '@registry/shared/public-pages/public-page-data'
import { retailerCatalogue } from '@registry/shared/retailers/retailer-catalogue'

/** Retailers as shown on the pages, without their extraction rules. */
export const supportedRetailers: PublicRetailer[] = retailerCatalogue().map(
  ({ name, domains, sites, clientSideExtraction }) => ({
    name,
    host: domains[0] ?? '',
    // A main host without a country serves several.
    sites: LISTED_COUNTRIES.flatMap(country => {
      const site = sites[0]?.country && sites.find(one => one.country === country)
      return site ? [{ country, host: site.host }] : []
    }),
    isQuickAddOnly: clientSideExtraction,
  }),
)

/** Domains that cannot receive email, which means that MAIL_FROM was not set. */
const UNREACHABLE = /@(localhost|[^@]+\.(invalid|test|local|localhost))$/i

/** Returns the sender's email address, if people can write to it. */
export function operatorContact(mailFrom: string): string | undefined {
  const address = /<([^>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom
  return UNREACHABLE.test(address) ? undefined : address
}
