import type { Page } from '../page/page.ts'
import type { Candidate, PriceCandidate } from './candidate.ts'

/** How the server can read a shop: by a plain request, by a browser, or not at all (the extension can). */
export type ServerAccess =
  | { via: 'fetch' }
  | { via: 'browser'; waitFor: string }
  | { via: 'none'; because: 'blocks-bots' | 'client-side-only' }

/** What a rule may look at. */
export interface RuleInput {
  page: Page
  url: URL
  /** Named groups of `productPath`, empty when the address is not of a product; with what was `chosen`. */
  ids: Readonly<Record<string, string>>
  /** State handed in from the page world; not trusted. */
  pageState: unknown
}

/** A rule gives its candidates, none when it finds nothing. Whatever it throws counts as nothing found. */
export type Rule<T> = (input: RuleInput) => readonly T[]

export interface RetailerRules {
  name?: readonly Rule<Candidate>[]
  price?: readonly Rule<PriceCandidate>[]
  image?: readonly Rule<Candidate>[]
  description?: readonly Rule<Candidate>[]
  category?: readonly Rule<Candidate>[]
}

/** An address of a product, taken apart. */
export interface ProductAddress {
  url: URL
  /** The one of the retailer's hosts that the address belongs to, without any subdomain. */
  host: string
  ids: Readonly<Record<string, string>>
}

/**
 * A shop, as data: who it is, where its products are and how to reach them. What to read first in its
 * pages is its `RetailerReading`, so that who needs the data alone gets no rules.
 */
export interface Retailer {
  id: string
  name: string
  /** Registrable hosts; every subdomain belongs to them. */
  hosts: readonly string[]
  /** Hosts of its short links: they redirect to a product, or to none. */
  shortHosts?: readonly string[]
  /** An address of a product as people paste it, in the form that is kept. */
  exampleUrl: string
  /**
   * Matched against path and query (and fragment, for raw slugs that hold '?' or '#'); its named groups
   * are the product's ids. Where it is given, a page at any other address is no product: give it only
   * where the shop's addresses have been seen.
   */
  productPath?: RegExp
  server: ServerAccess
  /** What every product page of the shop has: a small page at a product's address without it is a wall. */
  mustHave?: string
  /** The address to keep of a product. Without it: site, path and `variantParams`. */
  canonicalUrl?: (address: ProductAddress) => string
  /** Names of the query that choose a variant: they stay when an address is cleaned. */
  variantParams?: readonly string[]
}

/** What a shop's pages are read by, before what all pages are read by. */
export interface RetailerReading {
  /** Ids of the variant that the page shows as picked, where the address may not follow: they count more. */
  chosen?: Rule<Readonly<Record<string, string>>>
  /** Read before the generic rules. With `only`, the generic rules of that field are not read at all. */
  rules?: RetailerRules
  only?: readonly (keyof RetailerRules)[]
}
