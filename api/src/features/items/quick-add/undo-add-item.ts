import { AppError } from '@registry/shared/errors/app-error'
import type { Db } from '../../../db/connect.ts'
import { requireFound } from '../../../http/routes/route.ts'
import { canUndoAdd } from '../item-policy.ts'
import * as itemStore from '../item-store.ts'
import { type OwnItem, removeItem } from '../remove-item.ts'

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
