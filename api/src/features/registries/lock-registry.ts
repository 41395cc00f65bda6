import { AppError } from '@registry/shared/errors/app-error'
import type { Db } from '../../db/connect.ts'

/**
 * Locks a registry until the transaction ends, which serialises changes of many of its rows. Contributions
 * continue, since they only need the registry to exist. Throws NOT_FOUND for a closed registry.
 */
export async function lockRegistry(db: Db, id: string): Promise<void> {
  const held = await db('registries')
    .where({ id })
    .whereNull('closed_at')
    .forNoKeyUpdate()
    .first('id')
  if (!held) throw new AppError('NOT_FOUND')
}
