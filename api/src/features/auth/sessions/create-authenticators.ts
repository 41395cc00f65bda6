import type { App } from '../../../http/app.ts'
import type { Authenticators, LegacyAdmin } from '../../../http/routes/viewer.ts'
import * as registryStore from '../../registries/registry-store.ts'
import { hashLegacyToken } from '../legacy/hash-legacy-token.ts'
import { isCsrfTokenOf } from '../legacy/legacy-csrf-token.ts'
import * as legacySessionStore from '../legacy/legacy-session-store.ts'
import * as accessTokenStore from './access-token-store.ts'
import { hashToken } from './hash-token.ts'
import { readVisitorSession } from './visitor-session.ts'

async function legacyAdminOf(
  app: App,
  cookie: string,
  csrfToken: string | undefined,
): Promise<LegacyAdmin | undefined> {
  if (!app.config.legacyLogin) return undefined
  const session = await legacySessionStore.findLive(app.db, hashLegacyToken(app, cookie), app.now())
  if (!session) return undefined
  if (csrfToken !== undefined && !isCsrfTokenOf(session, csrfToken)) return undefined
  const registry = await registryStore.findByAnySlug(app.db, app.config.defaultRegistrySlug)
  if (!registry) return undefined
  return { kind: 'legacy_admin', registryId: registry.id, version: registry.version }
}

/** Creates the authenticators for visitors, owners and the legacy administrator. */
export function createAuthenticators(app: App): Authenticators {
  return {
    visitor: token => readVisitorSession(app.secrets.sessionKey, token, app.now()),
    owner: token => accessTokenStore.findSignedInOwner(app.db, hashToken(token), app.now()),
    legacyAdmin: (cookie, csrfToken) => legacyAdminOf(app, cookie, csrfToken),
  }
}
