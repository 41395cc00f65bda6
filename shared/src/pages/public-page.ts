import type { PublicItem } from '../contract/items.ts'
import type { RegistryOwner, RegistrySummary } from '../contract/registry-schemas.ts'

/** What the server hands to a public page: rendered there, then read again by the browser. */
export type PublicPageData =
  | {
      page: 'registry'
      /** Origin without a trailing slash, for canonical and preview addresses. */
      origin: string
      registryOwner: RegistryOwner
      summary: RegistrySummary
      /** Money in cents. */
      items: PublicItem[]
      /** Today as YYYY-MM-DD, so that server and browser render the same. */
      today: string
    }
  | { page: 'create-registry' | 'registry-not-found' | 'error'; origin: string }

export interface PublicPageMarkup {
  /** Inner HTML of the head: title, description, canonical, Open Graph, JSON-LD, preloads. */
  head: string
  /** Inner HTML of #root. */
  body: string
}

/** Exported as `renderPublicPage` by web's server bundle, dist/server/entry-server.js. */
export type RenderPublicPage = (data: PublicPageData) => PublicPageMarkup
