import type { Db } from '../../../db/connect.ts'
import type { App } from '../../../http/app.ts'
import type { RequestMeta } from '../../../http/routes/route.ts'
import { isSameOriginRequest } from '../auth-policy.ts'
import { endLegacySession } from '../legacy/legacy-admin.ts'
import * as accessTokenStore from './access-token-store.ts'
import { hashToken } from './hash-token.ts'
import { clearRefreshCookie, readRefreshCookie } from './refresh-cookie.ts'
import * as refreshTokenStore from './refresh-token-store.ts'
import * as sessionStore from './session-store.ts'

type Tools = Pick<App, 'now' | 'publish'>

/** Revokes a session with its access tokens and push subscriptions. Run it in a transaction. */
export async function revokeSession(
  db: Db,
  { now, publish }: Tools,
  sessionId: string,
): Promise<void> {
  await sessionStore.revoke(db, sessionId, now())
  await publish(db, { name: 'session.revoked', sessionId })
}

/** Revokes all sessions of a user with their access tokens and push subscriptions. Run it in a transaction. */
export async function revokeAllSessions(
  db: Db,
  { now, publish }: Tools,
  userId: string,
): Promise<void> {
  await sessionStore.revokeAll(db, userId, now())
  await publish(db, { name: 'user.signed_out', userId })
}

/**
 * Ends the sessions of the refresh cookie, of the access token and of the legacy administrator. Throws
 * FORBIDDEN if a cookie was sent by another site's page.
 */
export async function logout(app: App, meta: RequestMeta): Promise<void> {
  const cookie = readRefreshCookie(meta, app.config)
  await endLegacySession(app, meta, {
    isSameOriginRequest: isSameOriginRequest(meta, app.config.publicUrl),
  })
  const sessionIds = await Promise.all([
    cookie && refreshTokenStore.findSessionId(app.db, hashToken(cookie)),
    meta.bearer && accessTokenStore.findSessionId(app.db, hashToken(meta.bearer)),
  ])
  const ids = new Set(sessionIds.flatMap(id => (id ? [id] : [])))
  await app.db.transaction(async trx => {
    for (const id of ids) await revokeSession(trx, app, id)
  })
  if (cookie) clearRefreshCookie(meta)
}
