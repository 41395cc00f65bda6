import { AppError } from '@registry/shared/errors/app-error'
import type { Db } from '../../../db/connect.ts'
import type { App } from '../../../http/app.ts'
import { isSameSecret } from '../../../http/protection/is-same-secret.ts'
import type { RequestMeta } from '../../../http/routes/route.ts'
import * as audit from '../../audit/audit-store.ts'
import * as registryStore from '../../registries/registry-store.ts'
import * as userStore from '../../users/user-store.ts'
import type { SignedIn } from '../sessions/create-sign-in-response.ts'
import { hashToken } from '../sessions/hash-token.ts'
import * as sessionStore from '../sessions/session-store.ts'
import { signInOwner } from '../sessions/sign-in-device.ts'
import * as pairingStore from './pairing-store.ts'

interface Claim {
  code: string
  /** Value whose hash is the challenge. */
  verifier: string
}

interface Claiming extends Claim {
  meta: RequestMeta
}

/**
 * Locks and returns the owner who approved, if the account is still open and the approving session still live.
 * The account is locked before the session, in the same order as closing an account and changing a password,
 * which prevents deadlocks.
 */
async function lockApprover(db: Db, app: App, { userId, sessionId }: pairingStore.Pairing) {
  const account = await userStore.findById(db, userId)
  if (!account || !(await userStore.lockIfPasswordUnchanged(db, account))) return undefined
  if (!(await sessionStore.lockLive(db, sessionId, app.now()))) return undefined
  const registry = await registryStore.findByOwner(db, userId)
  return registry && { account, registry }
}

async function auditRejection(db: Db, { userId }: pairingStore.Pairing, { trace }: RequestMeta) {
  await audit.record(db, { actorKind: 'visitor', ...trace }, 'pairing.refused', {
    entity: 'user',
    entityId: userId,
  })
  return undefined
}

/** Returns the outcome instead of throwing, because the transaction must commit that the code was used. */
async function claimOnce(
  db: Db,
  app: App,
  { code, verifier, meta }: Claiming,
): Promise<SignedIn | undefined> {
  const codeHash = hashToken(code)
  const pairing = await pairingStore.find(db, codeHash)
  if (!pairing) return undefined
  const approver = await lockApprover(db, app, pairing)
  const isFirst = await pairingStore.use(db, codeHash, app.now())
  const isProven = isSameSecret(hashToken(verifier), pairing.challenge)
  if (!approver || !isFirst || !isProven) return auditRejection(db, pairing, meta)
  await pairingStore.revokeOthers(db, pairing.challenge, app.now())
  return signInOwner(db, app, { ...approver, client: 'extension', meta, by: 'pairing' })
}

/**
 * Signs an extension in with the code of an approved pairing. A code can be used once, also when the claim
 * fails. Throws PAIRING_FAILED, the same for an unknown, used or expired code and a wrong verifier.
 */
export async function claimPairing(app: App, claim: Claim, meta: RequestMeta): Promise<SignedIn> {
  const signedIn = await app.db.transaction(trx => claimOnce(trx, app, { ...claim, meta }))
  if (!signedIn) throw new AppError('PAIRING_FAILED')
  return signedIn
}
