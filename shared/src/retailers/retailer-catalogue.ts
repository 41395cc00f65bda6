import { currencyOfCountry } from '../money/currency-of-country.ts'
import { SUPPORTED_RETAILERS } from './all-retailers.ts'
import { countryOfHost } from './generic/country-of-host.ts'
import type { Retailer } from './retailer.ts'

/** One of a retailer's hosts; country (ISO 3166) and currency are null for a host of no one country. */
export interface RetailerSite {
  host: string
  country: string | null
  currency: string | null
}

/** What people are told about a shop: the columns of the catalogue, read off the retailer's data. */
export interface CatalogueEntry {
  id: string
  name: string
  domains: readonly string[]
  /** The same hosts with what each country's site asks for. */
  sites: readonly RetailerSite[]
  /** A link as it is pasted. */
  example: string
  /** Our server can read its pages from a pasted link, by a plain request or with a browser. */
  backendScraping: boolean
  blocksBots: boolean
  /** Only QuickAdd, in the person's own browser, can read it. */
  clientSideExtraction: boolean
}

/** The catalogue's row of one retailer. */
export function toCatalogueEntry(retailer: Retailer): CatalogueEntry {
  const { id, name, hosts, exampleUrl, server } = retailer
  const isClientOnly = server.via === 'none'
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

/** A retailer's sites, each with the country whose domain it has and that country's currency. */
export function sitesOf({ hosts }: Retailer): RetailerSite[] {
  return hosts.map(host => {
    const country = countryOfHost(host)
    const currency = currencyOfCountry(country) ?? null
    return { host, country: country?.toUpperCase() ?? null, currency }
  })
}

/** The shops that people are told about. */
export function retailerCatalogue(): CatalogueEntry[] {
  return SUPPORTED_RETAILERS.map(toCatalogueEntry)
}

/** The shops that only QuickAdd can read. */
export function clientOnlyRetailers(): Retailer[] {
  return SUPPORTED_RETAILERS.filter(({ server }) => server.via === 'none')
}

/** A retailer's pages as match patterns of an extension's manifest: every subdomain, over TLS alone. */
export function matchPatterns({ hosts }: Retailer): string[] {
  return hosts.map(host => `https://*.${host}/*`)
}
