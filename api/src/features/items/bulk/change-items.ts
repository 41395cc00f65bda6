import type { ItemsChange } from '@registry/shared/contract/items/items'
import { AppError } from '@registry/shared/errors/app-error'
import type { Db } from '../../../db/connect.ts'
import * as auditStore from '../../audit/audit-store.ts'
import { lockRegistry } from '../../registries/lock-registry.ts'
import { rejectFullRegistry } from '../reject-full-registry.ts'
import * as bulkItemStore from './bulk-item-store.ts'
import { createChangePlan } from './change-plan.ts'
import type { OwnItems } from './order-items.ts'

/**
 * Changes several items, all or none, with an audit event each. Returns how many were not in the target state
 * before. Restored items get their sums recalculated. Run it in a transaction. Throws NOT_FOUND if one does not
 * exist, and REGISTRY_FULL.
 */
export async function changeItems(
  db: Db,
  { actor, ids, change, now, trace }: OwnItems & { change: ItemsChange },
): Promise<number> {
  const { registryId } = actor
  const plan = createChangePlan(change)
  await lockRegistry(db, registryId)
  const items = await bulkItemStore.lockItems(db, registryId, ids)
  const there = items.filter(item => plan.takesDeleted || !item.isDeleted)
  if (there.length < ids.length) throw new AppError('NOT_FOUND')
  const due = there.filter(plan.isDue)
  const several = { registryId, ids: due.map(({ id }) => id), now }
  await bulkItemStore.setAll(db, several, plan.values(now))
  if (change.kind === 'restore') {
    await rejectFullRegistry(db, registryId)
    await bulkItemStore.recalculateSums(db, several)
  }
  const event = { ...actor, action: plan.action, entity: 'item', ...trace }
  await auditStore.recordAll(
    db,
    due.map(item => ({ ...event, entityId: item.id, details: plan.details(item) })),
  )
  return due.length
}
