import type { Db } from '../../../db/connect.ts'
import { requireFound } from '../../../http/routes/require-found.ts'
import * as auditStore from '../../audit/audit-store.ts'
import * as itemStore from '../../items/item-store.ts'
import type { ContributionAction } from './contribution-action.ts'
import * as ownerStore from './owner-contribution-store.ts'

/**
 * Voids a contribution (soft delete) and subtracts its amount from the item's sum. Run it in a transaction.
 * Throws NOT_FOUND if it is already voided or belongs to another registry.
 */
export async function voidContribution(
  db: Db,
  { actor, id, now, trace }: ContributionAction,
): Promise<void> {
  const { registryId } = actor
  const { itemId } = requireFound(await ownerStore.findById(db, registryId, id))
  // Locks the item first, as contributing and resetting do, which prevents deadlocks.
  await itemStore.lock(db, registryId, itemId)
  const voided = requireFound(await ownerStore.markVoided(db, { id, registryId, now }))
  const { amountCents } = voided
  await ownerStore.subtractFromItem(db, { id: itemId, registryId, amountCents, now })
  await auditStore.record(db, {
    ...actor,
    action: 'contribution.deleted',
    entity: 'contribution',
    entityId: id,
    details: { itemId, amountCents, wasVerified: voided.verifiedAt !== null },
    ...trace,
  })
}
