import { AppError } from '@registry/shared/errors/app-error'
import type { Db } from '../../db/connect.ts'

/**
 * Locks a registry until the transaction ends, so that changes of much of it come one after the other.
 * Gifts go on: they only need it to stay. Throws NOT_FOUND for a closed one.
 */
export async function lockRegistry(db: Db, id: string): Promise<void> {
  const held = await db('registries')
    .where({ id })
    .whereNull('closed_at')
    .forNoKeyUpdate()
    .first('id')
  if (!held) throw new AppError('NOT_FOUND')
}
