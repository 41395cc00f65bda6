import { QUANTITY_MAX } from '@registry/shared/contract/items/items'
import { AppError } from '@registry/shared/errors/app-error'
import { itemMessages } from '@registry/shared/messages/items/items'
import type { Db } from '../../../db/connect.ts'
import { requireFound } from '../../../http/routes/route.ts'
import { type ChangeItem, changeItem } from '../change-item.ts'
import { canUndoAdd } from '../item-policy.ts'
import * as itemStore from '../item-store.ts'
import { type OwnItem, removeItem } from '../remove-item.ts'

interface RaiseQuantity extends Omit<ChangeItem, 'changes'> {
  by: number
}

/**
 * Increases the wanted quantity of an item by `by`; the price stays the same. Throws VALIDATION_FAILED above
 * the maximum quantity, NOT_FOUND.
 */
export async function raiseQuantity(db: Db, { by, ...change }: RaiseQuantity): Promise<void> {
  const { registryId } = change.actor
  await itemStore.lock(db, registryId, change.id)
  const before = requireFound(await itemStore.findById(db, registryId, change.id))
  const quantity = before.quantity + by
  if (quantity > QUANTITY_MAX) {
    const message = itemMessages.quantityFull(QUANTITY_MAX)
    throw new AppError('VALIDATION_FAILED', { message, fields: { by: message } })
  }
  await changeItem(db, { ...change, changes: { quantity } })
}

interface UndoAddItem extends OwnItem {
  /** Session of the request; undefined for the legacy administrator. */
  sessionId: string | undefined
}

/**
 * Deletes an item that the same session has just added and that has no contributions. Repeating it has no
 * effect. Throws TOO_LATE, NOT_FOUND.
 */
export async function undoAddItem(db: Db, { sessionId, ...removal }: UndoAddItem): Promise<void> {
  const { id, now, actor } = removal
  const item = requireFound(await itemStore.lockForUndo(db, actor.registryId, id))
  const isOwn = sessionId !== undefined && item.addedBySession === sessionId
  if (item.isDeleted) {
    if (!isOwn) throw new AppError('NOT_FOUND')
    return
  }
  if (!isOwn || !canUndoAdd(item, now)) throw new AppError('TOO_LATE')
  await removeItem(db, removal)
}
