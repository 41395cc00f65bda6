import { AppError } from '@registry/shared/errors/app-error'
import { ZERO } from '@registry/shared/money/money'
import type { Db } from '../../../db/connect.ts'
import { requireFound } from '../../../http/routes/require-found.ts'
import * as auditStore from '../../audit/audit-store.ts'
import { ownerItemPermissions } from '../../items/item-policy.ts'
import * as itemStore from '../../items/item-store.ts'
import type { OwnItem } from '../../items/remove-item.ts'
import * as ownerStore from './owner-contribution-store.ts'

/**
 * Voids all contributions of an item and sets its sum to zero; returns their number and sum. Throws
 * NO_CONTRIBUTIONS if there is none, NOT_FOUND for an item of another registry.
 */
export async function resetContributions(db: Db, { actor, id, now, meta }: OwnItem) {
  const { registryId } = actor
  await itemStore.lock(db, registryId, id)
  requireFound(await itemStore.findById(db, registryId, id))
  const voided = await ownerStore.voidByItem(db, { registryId, itemId: id, now })
  if (!ownerItemPermissions(voided.removed).reset) throw new AppError('NO_CONTRIBUTIONS')
  await itemStore.setContributed(db, { id, registryId, amountCents: ZERO, now })
  await auditStore.record(db, {
    ...actor,
    action: 'item.contributions_reset',
    entity: 'item',
    entityId: id,
    details: voided,
    ...meta.trace,
  })
  return voided
}
