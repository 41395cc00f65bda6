import { AppError } from '@registry/shared/errors/app-error'
import { authMessages } from '@registry/shared/messages/account/auth'
import type { App } from '../../../http/app.ts'
import { LEGACY_COOKIE } from '../../../http/routes/authenticate.ts'
import type { RequestMeta } from '../../../http/routes/route.ts'
import * as audit from '../../audit/audit-store.ts'
import * as registryStore from '../../registries/registry-store.ts'
import { hashToken } from '../sessions/hash-token.ts'
import { checkLegacyPassword } from './check-legacy-password.ts'
import { hashLegacyToken } from './hash-legacy-token.ts'
import { isCsrfTokenOf } from './legacy-csrf-token.ts'
import { renewLegacyDeviceCookie } from './legacy-device-cookie.ts'
import * as legacySessionStore from './legacy-session-store.ts'

const SESSION_MS = 8 * 3_600_000
const COOKIE_PATH = '/api'

async function defaultRegistry({ db, config }: App): Promise<registryStore.Registry> {
  const registry = await registryStore.findByAnySlug(db, config.defaultRegistrySlug)
  if (registry) return registry
  const message = authMessages.noDefaultRegistry(config.defaultRegistrySlug)
  throw new AppError('REGISTRY_NOT_FOUND', { message })
}

/** Signs the legacy administrator in with a cookie. Returns the CSRF token that changing requests must send. */
export async function legacyLogin(app: App, password: string, meta: RequestMeta): Promise<string> {
  await checkLegacyPassword(app, password, meta)
  const registry = await defaultRegistry(app)
  const [token, csrfToken] = [app.newToken(), app.newToken()]
  const expiresAt = new Date(app.now().getTime() + SESSION_MS)
  await app.db.transaction(async trx => {
    const former = meta.cookies.get(LEGACY_COOKIE)
    if (former) await legacySessionStore.remove(trx, hashLegacyToken(app, former))
    const [tokenHash, csrfHash] = [hashLegacyToken(app, token), hashToken(csrfToken)]
    await legacySessionStore.insert(trx, { tokenHash, csrfHash, expiresAt })
    await audit.record(
      trx,
      { actorKind: 'legacy_admin', registryId: registry.id, ...meta.trace },
      'legacy_admin.signed_in',
    )
  })
  meta.cookies.set(LEGACY_COOKIE, token, { maxAgeMs: SESSION_MS, path: COOKIE_PATH })
  renewLegacyDeviceCookie(app, meta)
  return csrfToken
}

/** Checks and audits the legacy password without creating a session. */
export async function legacyValidate(app: App, password: string, meta: RequestMeta): Promise<void> {
  await checkLegacyPassword(app, password, meta)
  await audit.record(app.db, { actorKind: 'legacy_admin', ...meta.trace }, 'legacy_admin.validated')
}

/**
 * Ends the session of the cookie, if there is one. Throws FORBIDDEN for a live session without its CSRF token,
 * unless the caller has checked that the request came from one of our pages.
 */
export async function endLegacySession(
  app: App,
  meta: RequestMeta,
  { isSameOriginRequest = false } = {},
): Promise<void> {
  const token = meta.cookies.get(LEGACY_COOKIE)
  if (!token) return
  const tokenHash = hashLegacyToken(app, token)
  const session = await legacySessionStore.findLive(app.db, tokenHash, app.now())
  if (session && !isSameOriginRequest && !isCsrfTokenOf(session, meta.csrfToken)) {
    throw new AppError('FORBIDDEN', { message: authMessages.foreignPage })
  }
  await legacySessionStore.remove(app.db, tokenHash)
  meta.cookies.set(LEGACY_COOKIE, '', { maxAgeMs: 0, path: COOKIE_PATH })
}
