import type { PublicItem } from '../contract/items.ts'
import type { RegistryOwner, RegistrySummary } from '../contract/registry-schemas.ts'
import type { ExtensionStore } from './extension-store.ts'
import type { MenuLook } from './menu-look.ts'

/** A registry with everything that its page shows. */
export interface RegistryPageData {
  page: 'registry'
  /** Origin without a trailing slash, for canonical and preview addresses. */
  origin: string
  registryOwner: RegistryOwner
  summary: RegistrySummary
  /** Money in cents. */
  items: PublicItem[]
  /** The filter that was asked for, as a query: 'category=Other&status=gifted'. */
  query: string
  /** How this visitor left the sidebar; undefined leaves it to the width of the window. */
  menu?: MenuLook | undefined
  /** Whether search engines may show it. */
  isListed: boolean
  /** Path of the picture for link previews, in its present version. */
  shareImage: string
  /** Today as YYYY-MM-DD, so that server and browser render the same. */
  today: string
}

/** A shop as the pages name it; what is known of it beyond stays on the server. */
export interface KnownShop {
  name: string
  /** Its main host. */
  host: string
  /** Our server cannot read it; QuickAdd can, in the person's own browser. */
  isQuickAddOnly: boolean
}

/** The public pages beside a registry. */
export type SidePageData =
  | { page: 'create-registry' | 'registry-not-found' | 'offline'; origin: string }
  | { page: 'supported-features'; origin: string; shops: KnownShop[]; hasGiftPassing: boolean }
  /** `stores` are those where this installation's QuickAdd can be had. */
  | { page: 'extension'; origin: string; shops: KnownShop[]; stores: ExtensionStore[] }
  /** `contact` is the e-mail address of who runs this installation, where one is set. */
  | { page: 'privacy'; origin: string; contact?: string }
  | { page: 'rate-limited'; origin: string; retryAfterS: number }
  | { page: 'error'; origin: string; failure?: { status: number; requestId: string } }

/** What the server hands to a public page: rendered there, then read again by the browser. */
export type PublicPageData = RegistryPageData | SidePageData

export interface PublicPageMarkup {
  /** Inner HTML of the head: title, description, canonical, Open Graph, JSON-LD, preloads. */
  head: string
  /** Inner HTML of #root; empty when the page could not be drawn: the browser then tries by itself. */
  body: string
  /** What is shown in place of the page while the browser tries, and told when it cannot load. */
  notices?: string
  /** Why there is no body. */
  failure?: unknown
}

/** Exported as `renderPublicPage` by web's server bundle, dist/server/entry-server.js. */
export type RenderPublicPage = (data: PublicPageData) => PublicPageMarkup
