import { QUANTITY_MAX } from '@registry/shared/contract/items/items'
import { AppError } from '@registry/shared/errors/app-error'
import { itemMessages } from '@registry/shared/messages/items/items'
import type { Db } from '../../../db/connect.ts'
import { requireFound } from '../../../http/routes/route.ts'
import { type ChangeItem, changeItem } from '../change-item.ts'
import * as itemStore from '../item-store.ts'

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
