import type { App } from '../../http/app.ts'
import type { RequestMeta } from '../../http/route.ts'
import type { Owner } from '../../http/viewer.ts'
import * as audit from '../audit/audit-store.ts'
import { actorOf } from '../registries/registry-policy.ts'
import { hashToken } from './hash-token.ts'
import * as pairingStore from './pairing-store.ts'

/** How long an approved connection waits for its extension, which is there already. */
const CODE_MS = 2 * 60_000

/**
 * Lets the extension behind a challenge connect to the owner's registry: whoever brings the code and
 * what the challenge was made of. The code is known to this answer alone.
 */
export async function approvePairing(
  app: App,
  owner: Owner,
  { challenge, meta }: { challenge: string; meta: RequestMeta },
) {
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
