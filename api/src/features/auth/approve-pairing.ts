import { AppError } from '@registry/shared/errors/app-error'
import type { App } from '../../http/app.ts'
import type { RequestMeta } from '../../http/route.ts'
import type { Owner } from '../../http/viewer.ts'
import * as audit from '../audit/audit-store.ts'
import { actorOf } from '../registries/registry-policy.ts'
import { hashToken } from './hash-token.ts'
import * as pairingStore from './pairing-store.ts'
import { peekRefreshCookie } from './refresh-cookie.ts'
import * as refreshTokenStore from './refresh-token-store.ts'

/** How long an approved connection waits for its extension, which is there already. */
const CODE_MS = 2 * 60_000

/**
 * Whether the browser asks which the session was given to: whoever has come by its access token alone
 * must not make of it one that lasts.
 */
async function isOwnBrowser({ db }: App, { sessionId }: Owner, meta: RequestMeta) {
  const cookie = peekRefreshCookie(meta)
  return cookie && (await refreshTokenStore.findSessionId(db, hashToken(cookie))) === sessionId
}

/**
 * Lets the extension behind a challenge connect to the owner's registry: whoever brings the code, which
 * this answer alone knows, and what the challenge was made of. Throws TOKEN_EXPIRED for an access
 * token without its browser: our page then renews it, or has its owner log in.
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
    await audit.record(trx, {
      ...actorOf(owner),
      action: 'pairing.approved',
      entity: 'session',
      entityId: sessionId,
      ...meta.trace,
    })
  })
  return { code, expiresIn: CODE_MS }
}
