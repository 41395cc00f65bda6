import { AppError } from '@registry/shared/errors/app-error'
import type { App } from '../../../http/app.ts'
import type { RequestMeta } from '../../../http/routes/route.ts'
import type { Owner } from '../../../http/routes/viewer.ts'
import * as audit from '../../audit/audit-store.ts'
import { actorOf } from '../../audit/audit-store.ts'
import { hashToken } from '../sessions/hash-token.ts'
import { peekRefreshCookie } from '../sessions/refresh-cookie.ts'
import * as refreshTokenStore from '../sessions/refresh-token-store.ts'
import * as pairingStore from './pairing-store.ts'

/** Lifetime of an approved pairing. Short, since the extension is already waiting for it. */
const CODE_MS = 2 * 60_000

/**
 * Checks that the refresh cookie belongs to the session of the access token. Without this check a stolen access
 * token could create a long-lived extension session.
 */
async function isOwnBrowser({ db }: App, { sessionId }: Owner, meta: RequestMeta) {
  const cookie = peekRefreshCookie(meta)
  return cookie && (await refreshTokenStore.findSessionId(db, hashToken(cookie))) === sessionId
}

/**
 * Returns a code with which the extension that created `challenge` can connect to the owner's registry,
 * together with the verifier of the challenge. Throws TOKEN_EXPIRED if the refresh cookie does not match the
 * access token; the page then refreshes the session or asks the owner to sign in.
 */
export async function approvePairing(
  app: App,
  owner: Owner,
  { challenge, meta }: { challenge: string; meta: RequestMeta },
) {
  if (!(await isOwnBrowser(app, owner, meta))) throw new AppError('TOKEN_EXPIRED')
  const createdAt = app.now()
  const code = app.newToken()
  const { userId, sessionId } = owner
  await app.db.transaction(async trx => {
    await pairingStore.replace(trx, {
      codeHash: hashToken(code),
      ...{ challenge, userId, sessionId, createdAt },
      expiresAt: new Date(createdAt.getTime() + CODE_MS),
    })
    await audit.record(trx, { ...actorOf(owner), ...meta.trace }, 'pairing.approved', {
      entity: 'session',
      entityId: sessionId,
    })
  })
  return { code, expiresIn: CODE_MS }
}
