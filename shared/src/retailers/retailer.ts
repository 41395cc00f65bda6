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
  /** Named groups of `productPath`, empty when the address is not of a product. */
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

/** A shop, as data: who it is, where its products are, how to reach them, and what to read first. */
export interface Retailer {
  id: string
  name: string
  /** Registrable hosts; every subdomain belongs to them. */
  hosts: readonly string[]
  /** Hosts of its short links: they redirect to a product, or to none. */
  shortHosts?: readonly string[]
  /** Matched against path and query; its named groups are the product's ids. */
  productPath?: RegExp
  server: ServerAccess
  /** The address to keep of a product. Without it, the cleaned address of the page. */
  canonicalUrl?: (url: URL, ids: Readonly<Record<string, string>>) => string
  /** Read before the generic rules. With `only`, the generic rules of that field are not read at all. */
  rules?: RetailerRules
  only?: readonly (keyof RetailerRules)[]
}
