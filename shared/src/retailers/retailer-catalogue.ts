import { currencyOfCountry } from '../money/currency-of-country.ts'
import { SUPPORTED_RETAILERS } from './all-retailers.ts'
import { countryOfHost } from './generic/page-analysis/country-of-host.ts'
import type { Retailer } from './retailer.ts'

/** One host of a retailer; country (ISO 3166) and currency are null for a host without a country domain. */
interface RetailerSite {
  host: string
  country: string | null
  currency: string | null
}

/** Public data of a supported retailer. */
interface CatalogueEntry {
  id: string
  name: string
  domains: readonly string[]
  /** The same hosts with country and currency. */
  sites: readonly RetailerSite[]
  /** An example of a product URL. */
  example: string
  /** The scraper can read its pages, by a plain request or with a browser. */
  backendScraping: boolean
  blocksBots: boolean
  /** Only QuickAdd, in the owner's browser, can read it. */
  clientSideExtraction: boolean
}

/** Returns a retailer's catalogue entry. */
function toCatalogueEntry(retailer: Retailer): CatalogueEntry {
  const { id, name, hosts, exampleUrl, server } = retailer
  const isClientOnly = server?.via === 'none'
  return {
    id,
    name,
    domains: hosts,
    sites: sitesOf(retailer),
    example: exampleUrl,
    backendScraping: !isClientOnly,
    blocksBots: isClientOnly && server.because === 'blocks-bots',
    clientSideExtraction: isClientOnly,
  }
}

/** Returns a retailer's hosts with the country of the domain and its currency. */
export function sitesOf({ hosts, countries = [] }: Retailer): RetailerSite[] {
  return hosts.map(host => {
    const country = countryOfHost(host) ?? countries[0]?.toLowerCase()
    const currency = currencyOfCountry(country) ?? null
    return { host, country: country?.toUpperCase() ?? null, currency }
  })
}

/** Returns the supported retailers. */
export function retailerCatalogue(): CatalogueEntry[] {
  return SUPPORTED_RETAILERS.map(toCatalogueEntry)
}

/** Returns the retailers that only QuickAdd can read. */
export function clientOnlyRetailers(): Retailer[] {
  return SUPPORTED_RETAILERS.filter(({ server }) => server?.via === 'none')
}
