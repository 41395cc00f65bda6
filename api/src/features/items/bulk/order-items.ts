import { AppError } from '@registry/shared/errors/app-error'
import { itemMessages } from '@registry/shared/messages/items/items'
import type { Db } from '../../../db/connect.ts'
import type { Trace } from '../../../http/routes/route.ts'
import * as auditStore from '../../audit/audit-store.ts'
import { lockRegistry } from '../../registries/lock-registry.ts'
import * as bulkItemStore from './bulk-item-store.ts'

export interface OwnItems {
  actor: auditStore.Actor
  ids: string[]
  now: Date
  trace: Trace
}

function rejectForeign(ids: string[], own: Set<string>): void {
  const foreign = ids.flatMap((id, index) => (own.has(id) ? [] : [`ids.${index}`]))
  if (foreign.length === 0) return
  const message = itemMessages.notYours
  const fields = Object.fromEntries(foreign.map(field => [field, message]))
  throw new AppError('VALIDATION_FAILED', { message, fields })
}

/**
 * Sets the order of a registry's items; placed items that are not named follow in their previous order. Run it
 * in a transaction. Throws VALIDATION_FAILED for an id that is not on the registry, NOT_FOUND for a closed
 * registry.
 */
export async function orderItems(db: Db, { actor, ids, now, trace }: OwnItems): Promise<void> {
  const { registryId } = actor
  await lockRegistry(db, registryId)
  const items = await bulkItemStore.lockItems(db, registryId)
  const present = items.filter(({ isDeleted }) => !isDeleted)
  rejectForeign(ids, new Set(present.map(({ id }) => id)))
  const named = new Set(ids)
  const rest = present
    .flatMap(({ id, position }) => (position === null || named.has(id) ? [] : { id, position }))
    .toSorted((a, b) => a.position - b.position)
  await bulkItemStore.setPositions(db, {
    registryId,
    ids: [...ids, ...rest.map(({ id }) => id)],
    now,
  })
  await auditStore.record(db, { ...actor, ...trace }, 'registry.items_ordered', {
    entityId: registryId,
    details: { count: ids.length },
  })
}
