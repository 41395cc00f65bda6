import { ITEMS_MAX } from '@registry/shared/contract/items/items'
import { AppError } from '@registry/shared/errors/app-error'
import type { Db } from '../../db/connect.ts'
import { countPresent } from './item-store.ts'

/**
 * Throws REGISTRY_FULL if the registry has more than ITEMS_MAX items, after items were added or restored. Concurrent
 * transactions do not see each other's items, so a few more can be stored.
 */
export async function rejectFullRegistry(db: Db, registryId: string): Promise<void> {
  if ((await countPresent(db, registryId)) > ITEMS_MAX) throw new AppError('REGISTRY_FULL')
}
