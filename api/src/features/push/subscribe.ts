import { ECDH } from 'node:crypto'
import { PUSH_DEVICES_MAX, type pushSubscription } from '@registry/shared/contract/account/push'
import { AppError } from '@registry/shared/errors/app-error'
import { pushMessages } from '@registry/shared/messages/push/push'
import type * as z from 'zod/mini'
import type { App } from '../../http/app.ts'
import type { Owner } from '../../http/routes/viewer.ts'
import * as sessionStore from '../auth/sessions/session-store.ts'
import * as checklistStore from '../registries/checklist-store.ts'
import * as deviceStore from './device-store.ts'

type Subscription = z.output<typeof pushSubscription>

/** Returns whether the key is a point of the P-256 curve, without which messages cannot be encrypted. */
function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

function reject(field: string, sentence: string): never {
  throw new AppError('VALIDATION_FAILED', { fields: { [`subscription.${field}`]: sentence } })
}

/**
 * Stores a browser's push subscription for the owner, until the session is signed out. Throws VALIDATION_FAILED
 * for an unknown push service, invalid keys, and a subscription of another user, and TOKEN_EXPIRED if the session
 * was signed out meanwhile.
 */
export async function subscribe(
  { db, push, newId, now }: App,
  { userId, registryId, sessionId }: Owner,
  { endpoint, keys }: Subscription,
): Promise<deviceStore.Device> {
  if (!push.isAllowed(endpoint)) reject('endpoint', pushMessages.endpointInvalid)
  if (!isPublicKey(keys.p256dh)) reject('keys.p256dh', pushMessages.keysInvalid)
  return db.transaction(async trx => {
    // Signing the session out waits for this transaction, and then also deletes the subscription.
    if (!(await sessionStore.lockLive(trx, sessionId, now()))) throw new AppError('TOKEN_EXPIRED')
    const own = { id: newId(), userId, registryId, sessionId, endpoint, keys, now: now() }
    const device = await deviceStore.save(trx, own)
    if (!device) return reject('endpoint', pushMessages.endpointInvalid)
    await deviceStore.removeBeyond(trx, userId, PUSH_DEVICES_MAX)
    await checklistStore.markDone(trx, registryId, { step: 'isNotified', at: now() })
    return device
  })
}
