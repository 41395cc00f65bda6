import type { OfferingChanges } from '@registry/shared/contract/offerings/offerings'
import { AppError } from '@registry/shared/errors/app-error'
import type { Db } from '../../../db/connect.ts'
import { requireFound, type Trace } from '../../../http/routes/route.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import * as auditStore from '../../audit/audit-store.ts'
import { setPhotos } from '../../offering-photos/set-photos.ts'
import * as registryStore from '../../registries/registry-store.ts'
import { sendReplyEmail, sendWithdrawalEmail } from '../offering-mails.ts'
import * as messageStore from '../offering-message-store.ts'
import { offererPermissions } from '../offering-policy.ts'
import * as store from '../offering-store.ts'
import { toOfferingChanges } from '../to-offering-details.ts'

/** Action of an offerer on their offering; the caller has checked the key of the mailed link. */
interface OffererAction {
  id: string
  trace: Trace
  now: Date
}

/** Returns an offering of an open registry and locks it. */
async function lockOffering(db: Db, id: string): Promise<store.Offering> {
  const offering = requireFound(await store.lock(db, id))
  requireFound(await registryStore.findById(db, offering.registryId))
  return offering
}

const record = (
  db: Db,
  { registryId, id }: store.Offering,
  { action, details, trace }: { action: string; details?: Record<string, unknown>; trace: Trace },
) =>
  auditStore.record(db, { actorKind: 'visitor', registryId, ...trace }, `offering.${action}`, {
    entityId: id,
    details,
  })

/**
 * Changes the details of an offering until the parents have reviewed it. Run it in a transaction. Throws
 * NOT_FOUND, ALREADY_REVIEWED, VALIDATION_FAILED for unavailable photos.
 */
export async function changeOffering(
  db: Db,
  { id, changes, trace, now }: OffererAction & { changes: OfferingChanges },
): Promise<void> {
  const offering = await lockOffering(db, id)
  if (!offererPermissions(offering).edit) throw new AppError('ALREADY_REVIEWED')
  const { photoIds, ...said } = changes
  await store.update(db, { id, ...toOfferingChanges(said) }, now)
  const key = { registryId: offering.registryId, offeringId: offering.id }
  if (photoIds) await setPhotos(db, key, photoIds)
  await record(db, offering, {
    action: 'changed',
    details: { fields: Object.keys(changes) },
    trace,
  })
}

/**
 * Withdraws an offering until its hand-over is arranged; mails the parents if they had accepted it. Run it in a
 * transaction. Throws NOT_FOUND, STEP_NOT_ALLOWED.
 */
export async function withdrawOffering(db: Db, { id, trace, now }: OffererAction): Promise<void> {
  const offering = await lockOffering(db, id)
  const { registryId, status } = offering
  if (!offererPermissions(offering).withdraw) throw new AppError('STEP_NOT_ALLOWED')
  await store.update(db, { id, deletedAt: now }, now)
  await setPhotos(db, { registryId, offeringId: offering.id }, [])
  await record(db, offering, { action: 'withdrawn', details: { from: status }, trace })
  if (status !== 'pending_review') await enqueue(db, sendWithdrawalEmail, { offeringId: id })
}

/**
 * Marks an offering as handed over; the parents decide whether they have received it. Run it in a transaction.
 * Throws NOT_FOUND, STEP_NOT_ALLOWED before its pickup is arranged. Doing it again changes nothing.
 */
export async function markHandedOver(db: Db, { id, trace, now }: OffererAction): Promise<void> {
  const offering = await lockOffering(db, id)
  if (offering.status !== 'confirmed') throw new AppError('STEP_NOT_ALLOWED')
  if (!offererPermissions(offering).handOver) return
  await store.update(db, { id, handedOverAt: now }, now)
  await record(db, offering, { action: 'handed_over', trace })
}

/** Sends a message to the parents. Run it in a transaction. Throws NOT_FOUND, STEP_NOT_ALLOWED. */
export async function replyToParents(
  db: Db,
  { id, messageId, message, trace, now }: OffererAction & { messageId: string; message: string },
): Promise<messageStore.Message> {
  const offering = await lockOffering(db, id)
  if (!offererPermissions(offering).reply) throw new AppError('STEP_NOT_ALLOWED')
  const written: messageStore.Message = {
    id: messageId,
    registryId: offering.registryId,
    offeringId: offering.id,
    sender: 'offerer',
    body: message,
    createdAt: now,
  }
  await messageStore.insert(db, written)
  await record(db, offering, { action: 'replied', trace })
  await enqueue(db, sendReplyEmail, { messageId })
  return written
}
