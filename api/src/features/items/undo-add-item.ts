import { AppError } from '@registry/shared/errors/app-error'
import type { Db } from '../../db/connect.ts'
import { requireFound } from '../registries/registry-policy.ts'
import { canUndoAdd } from './item-policy.ts'
import * as itemStore from './item-store.ts'
import { type OwnItem, removeItem } from './remove-item.ts'

export interface UndoAddItem extends OwnItem {
  /** Of the caller; the legacy admin has none. */
  sessionId: string | undefined
}

/**
 * Takes an item off the registry which this very session has just put there and nobody has given to;
 * once it is gone, asking again changes nothing. Throws TOO_LATE, NOT_FOUND.
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
