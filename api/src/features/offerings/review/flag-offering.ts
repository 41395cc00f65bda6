import type { Db } from '../../../db/connect.ts'
import * as auditStore from '../../audit/audit-store.ts'
import * as store from '../offering-store.ts'
import { lockOwn, type OwnerAction } from './change-offering-status.ts'

/**
 * Sets or clears the flag of the owner's offering, without notifying the offerer. Run it in a transaction.
 * Throws NOT_FOUND.
 */
export async function flagOffering(db: Db, by: OwnerAction, reason: string | null): Promise<void> {
  const { id } = await lockOwn(db, by)
  // An empty reason clears the flag.
  await store.update(db, { id, flagReason: reason || null }, by.now)
  await auditStore.record(db, {
    ...by.actor,
    action: reason ? 'offering.flagged' : 'offering.unflagged',
    entity: 'offering',
    entityId: id,
    ...by.trace,
  })
}
