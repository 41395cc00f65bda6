import { SUPPORTED_RETAILERS } from './all-retailers.ts'
import type { Retailer } from './retailer.ts'

/** What people are told about a shop: the columns of the catalogue, read off the retailer's data. */
export interface CatalogueEntry {
  id: string
  name: string
  domains: readonly string[]
  /** A link as it is pasted. */
  example: string
  /** Our server can read its pages from a pasted link, by a plain request or with a browser. */
  backendScraping: boolean
  blocksBots: boolean
  /** Only QuickAdd, in the person's own browser, can read it. */
  clientSideExtraction: boolean
}

/** The catalogue's row of one retailer. */
export function toCatalogueEntry({
  id,
  name,
  hosts,
  exampleUrl,
  server,
}: Retailer): CatalogueEntry {
  const isClientOnly = server.via === 'none'
  return {
    id,
    name,
    domains: hosts,
    example: exampleUrl,
    backendScraping: !isClientOnly,
    blocksBots: isClientOnly && server.because === 'blocks-bots',
    clientSideExtraction: isClientOnly,
  }
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
