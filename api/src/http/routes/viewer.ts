import type { Access } from '@registry/shared/contract/endpoint'

/** An anonymous visitor with a session token. */
export interface Visitor {
  kind: 'visitor'
  sessionId: string
}

/** A registered owner. */
export interface Owner {
  kind: 'owner'
  /** An extension may use only endpoints marked for it. */
  client: 'web' | 'extension'
  userId: string
  registryId: string
  sessionId: string
  /** True with any role; loaded for each request. */
  isAdmin: boolean
  /** Version of the user data, by which a client notices that its own is outdated. */
  version: number
}

/** A client that logged in with the legacy admin password, acting on the default registry. */
export interface LegacyAdmin {
  kind: 'legacy_admin'
  registryId: string
  version: number
}

/** A viewer with an owner's rights on a registry. */
export type RegistryViewer = Owner | LegacyAdmin

/** Viewer type implied by the endpoint's access; undefined when anyone may call it. */
export type Viewer<A extends Access> = {
  anyone: undefined
  visitor: Visitor
  user: RegistryViewer
  admin: RegistryViewer
}[A]

/**
 * Verifies credentials. Injected by app.ts, so that the http layer knows no tables. Each method returns
 * undefined for unknown or expired credentials.
 */
export interface Authenticators {
  visitor(sessionToken: string): Visitor | undefined
  owner(accessToken: string): Promise<Owner | undefined>
  /** `csrfToken` is undefined for safe methods; otherwise it must belong to the cookie. */
  legacyAdmin(cookie: string, csrfToken: string | undefined): Promise<LegacyAdmin | undefined>
}
