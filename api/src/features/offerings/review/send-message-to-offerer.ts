import { AppError } from '@registry/shared/errors/app-error'
import type { Db } from '../../../db/connect.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import * as auditStore from '../../audit/audit-store.ts'
import { sendMessageEmail } from '../offering-mails.ts'
import * as messageStore from '../offering-message-store.ts'
import { ownerOfferingPermissions } from '../offering-policy.ts'
import { lockOwn, type OwnerAction } from './change-offering-status.ts'

/**
 * Sends a message to the offerer and mails it. Run it in a transaction. Throws NOT_FOUND, STEP_NOT_ALLOWED for
 * a declined or cancelled offering.
 */
export async function sendMessageToOfferer(
  db: Db,
  by: OwnerAction,
  body: string,
): Promise<messageStore.Message> {
  const offering = await lockOwn(db, by)
  if (!ownerOfferingPermissions(offering).message) throw new AppError('STEP_NOT_ALLOWED')
  const { id: offeringId, registryId } = offering
  const ids = { id: by.newId(), registryId, offeringId }
  const written = { ...ids, sender: 'owner' as const, body, createdAt: by.now }
  await messageStore.insert(db, written)
  await auditStore.record(db, {
    ...by.actor,
    action: 'offering.written_about',
    entity: 'offering',
    entityId: offeringId,
    ...by.trace,
  })
  await enqueue(db, sendMessageEmail, { messageId: written.id })
  return written
}
