import type { PublicItem } from '../contract/items/items.ts'
import type { RegistryOwner, RegistrySummary } from '../contract/registry/registry-schemas.ts'
import type { MailKind } from '../mails/mail-kinds.ts'
import type { ExtensionStore } from './extension-store.ts'
import type { ListedCountry } from './listed-countries.ts'
import type { SidebarState } from './sidebar-state.ts'

/** Data of a registry's public page. */
export interface RegistryPageData {
  page: 'registry'
  /** Origin without a trailing slash, for canonical and preview URLs. */
  origin: string
  registryOwner: RegistryOwner
  summary: RegistrySummary
  /** Money in cents. */
  items: PublicItem[]
  /** Hash of the owner and the items, which the registry's event stream names too. */
  version: string
  /** Active filter as a query string: 'category=Other&status=gifted'. */
  query: string
  /** State of the sidebar; undefined lets the window width decide. */
  menu?: SidebarState | undefined
  /** True if search engines may index the page. */
  isListed: boolean
  /** Path of the current image for link previews. */
  shareImage: string
  /** Date in Singapore as YYYY-MM-DD, so that server and browser render the same. */
  today: string
}

/** Public data of a retailer. */
export interface PublicRetailer {
  name: string
  /** Its main host. */
  host: string
  /** Its hosts in the listed countries; empty for a shop whose host names no country. */
  sites: { country: ListedCountry; host: string }[]
  /** True if the scraper cannot read it; QuickAdd can, in the owner's browser. */
  isQuickAddOnly: boolean
}

/** A kind of email about a registry, and whether the recipient gets it. */
export interface UnsubscribableMails {
  kind: MailKind
  isOn: boolean
  registryName: string
}

/** Public pages other than a registry. */
export type SidePageData =
  | { page: 'create-registry' | 'registry-not-found' | 'offline'; origin: string }
  | { page: 'supported-features'; origin: string; shops: PublicRetailer[]; hasGiftPassing: boolean }
  /** `stores` are the stores that offer this installation's QuickAdd. */
  | { page: 'extension'; origin: string; shops: PublicRetailer[]; stores: ExtensionStore[] }
  /** `contact` is the operator's email address, if configured. */
  | { page: 'privacy'; origin: string; contact?: string }
  /** `mails` is undefined for a link that does not work. */
  | { page: 'unsubscribe'; origin: string; mails?: UnsubscribableMails }
  | { page: 'rate-limited'; origin: string; retryAfterS: number }
  | { page: 'error'; origin: string; failure?: { status: number; requestId: string } }

/** Data of a public page, used to render on the server and to hydrate in the browser. */
export type PublicPageData = RegistryPageData | SidePageData

export interface PublicPageMarkup {
  /** Inner HTML of the head: title, description, canonical, Open Graph, JSON-LD, preloads. */
  head: string
  /** Inner HTML of #root; empty if rendering failed: the browser then renders the page. */
  body: string
  /** HTML shown while the browser renders an empty body, with a message if it cannot. */
  notices?: string
  /** Error that prevented rendering the body. */
  failure?: unknown
}

/** Exported as `renderPublicPage` by web's server bundle, dist/server/entry-server.js. */
export type RenderPublicPage = (data: PublicPageData) => PublicPageMarkup
