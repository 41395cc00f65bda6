import type { Db } from '../../db/connect.ts'
import { type RequestMeta, requireFound } from '../../http/routes/route.ts'
import * as auditStore from '../audit/audit-store.ts'
import * as itemStore from './item-store.ts'

export interface OwnItem {
  actor: auditStore.Actor
  id: string
  now: Date
  meta: RequestMeta
}

/** Deletes an item (soft delete); its contributions stay stored. Throws NOT_FOUND. */
export async function removeItem(db: Db, { actor, id, now, meta }: OwnItem): Promise<void> {
  const { registryId } = actor
  await itemStore.lock(db, registryId, id)
  const item = requireFound(await itemStore.findById(db, registryId, id))
  await itemStore.softDelete(db, { id, registryId, now })
  await auditStore.record(db, { ...actor, ...meta.trace }, 'item.deleted', {
    entityId: id,
    details: { amountContributedCents: item.amountContributedCents },
  })
}
