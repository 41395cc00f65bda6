import type { Access } from '@registry/shared/contract/endpoint'

/** A visitor with a session token: nothing personal is known. */
export interface Guest {
  kind: 'guest'
  sessionId: string
}

/** A registered owner. */
export interface Owner {
  kind: 'owner'
  /** The extension may call only what the contract marks for it. */
  client: 'web' | 'extension'
  userId: string
  registryId: string
  sessionId: string
  /** Holds one of the roles; read anew for each request. */
  isAdmin: boolean
}

/** Somebody with the legacy admin password, acting on the default registry. */
export interface LegacyAdmin {
  kind: 'legacy_admin'
  registryId: string
}

/** Who acts on a registry as its owner. */
export type RegistryViewer = Owner | LegacyAdmin

/** Who calls, as the endpoint's access implies: an endpoint for anyone knows nobody. */
export type Viewer<A extends Access> = {
  anyone: undefined
  visitor: Guest
  user: RegistryViewer
  admin: RegistryViewer
}[A]

/**
 * How proofs are checked. Given to the http layer by app.ts, so that it knows no table.
 * Each gives undefined for a proof that is unknown or has ended.
 */
export interface Authenticators {
  guest(sessionToken: string): Guest | undefined
  owner(accessToken: string): Promise<Owner | undefined>
  /** `csrfToken` is undefined on calls that change nothing; otherwise it must belong to the cookie. */
  legacyAdmin(cookie: string, csrfToken: string | undefined): Promise<LegacyAdmin | undefined>
}
