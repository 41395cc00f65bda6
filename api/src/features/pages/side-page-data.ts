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

/** Domains that cannot receive email, which means that MAIL_FROM was not set. */
const UNREACHABLE = /@(localhost|[^@]+\.(invalid|test|local|localhost))$/i

/** Returns the sender's email address, if people can write to it. */
export function operatorContact(mailFrom: string): string | undefined {
  const address = /<([^>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom
  return UNREACHABLE.test(address) ? undefined : address
}
