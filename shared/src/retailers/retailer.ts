import type { Page } from '../parsed-page/page.ts'

/** A candidate value of a field, with the rule that found it and its weight (0 to 1). */
export interface Candidate {
  value: string
  rule: string
  weight: number
}

/** A candidate price; amount and currency are from the same place on the page. */
export interface PriceCandidate {
  minor: number
  currency: string | null
  role: 'current' | 'original'
  rule: string
  weight: number
  /** The lower end of a range: the selected variant may cost more. */
  isLowest?: boolean | undefined
  /** A reading of an amount whose separator may be decimal or group thousands. */
  isAmbiguous?: boolean | undefined
  /** One of several offers with different prices, none of which the URL selects. */
  isOneOfMany?: boolean | undefined
  /** Displayed as the current price of the product; contradicts another amount in the page's data. */
  isShown?: boolean | undefined
}

/** How the scraper accesses a retailer that a plain request cannot read: with a browser, or not at all (QuickAdd can). */
type ServerAccess =
  | { via: 'browser' }
  | { via: 'none'; because: 'blocks-bots' | 'client-side-only' }

/** Input of a rule. */
export interface RuleInput {
  page: Page
  url: URL
  /**
   * Named groups of `productPath`, overridden by the ids of a selected variant; empty if the URL is not a
   * product.
   */
  ids: Readonly<Record<string, string>>
  /** State from the page's main world; untrusted. */
  pageState: unknown
}

/** A rule returns its candidates, or none. Errors it throws are treated as no candidates. */
export type Rule<T> = (input: RuleInput) => readonly T[]

export interface RetailerRules {
  name?: readonly Rule<Candidate>[]
  price?: readonly Rule<PriceCandidate>[]
  image?: readonly Rule<Candidate>[]
  description?: readonly Rule<Candidate>[]
  category?: readonly Rule<Candidate>[]
}

/** Parsed URL of a product. */
export interface ProductUrl {
  url: URL
  /** The retailer's host without subdomains. */
  host: string
  ids: Readonly<Record<string, string>>
}

/**
 * A retailer's static data: hosts, product URLs and access. Extraction rules are separate, so that
 * bundles which need only the data do not include them.
 */
export interface Retailer {
  id: string
  name: string
  /** Registrable domains; subdomains included. */
  hosts: readonly string[]
  /** ISO 3166 codes of its countries, for hosts without a country domain. */
  countries?: readonly string[]
  /** Hosts of short links, which redirect to a product or another page. */
  shortHosts?: readonly string[]
  /** A canonical product URL. */
  exampleUrl: string
  /**
   * Matched against the path, then path, query and fragment (raw slugs can contain '?' or '#'); its named
   * groups are the product ids. If set, a page at any other URL is not a product, so set it only from
   * observed URLs.
   */
  productPath?: RegExp
  /** Default: a plain request. */
  server?: ServerAccess
  /** Selector of an element on every product page: a small page at a product URL without it is a bot wall. */
  requiredSelector?: string
  /** Returns the canonical URL. Default: host, path and `variantParams`. */
  canonicalUrl?: (address: ProductUrl) => string
  /** Query parameters that select a variant; preserved in canonical URLs. */
  variantParams?: readonly string[]
}

/** An item that data of the page is about. */
export interface StatedItem {
  item: string
  name: string | undefined
}

/** Extraction rules of a retailer, run before the generic ones. */
export interface RetailerExtraction {
  /** Returns ids of the variant selected on the page, which override those of the URL. */
  chosen?: Rule<Readonly<Record<string, string>>>
  /** Rules that precede the generic ones, or replace them for the fields in `only`. */
  rules?: RetailerRules
  only?: readonly (keyof RetailerRules)[]
  /** False if head and JSON-LD belong to another item: client-side navigation leaves the previous one's. */
  isHeadFresh?: (input: RuleInput) => boolean
  /** Returns the items that head and state are about, to detect that the previous item is still displayed. */
  statedItems?: Rule<StatedItem>
}
