import type { Db } from '../../db/connect.ts'
import * as userStore from '../users/user-store.ts'
import * as registryStore from './registry-store.ts'

const TABLES = ['items', 'item_images', 'contributions', 'offerings', 'offering_messages'] as const

async function rowsOf(db: Db, table: string, registryId: string) {
  const rows: Record<string, unknown>[] = await db(table)
    .where({ registry_id: registryId })
    .orderBy('created_at')
    .select('*')
  return rows.map(({ idempotency_key: _, ...row }) => row)
}

/**
 * Everything that a registry holds, in the columns of its tables, with money in cents: what was
 * removed too. Undefined when there is no such slug.
 */
export async function exportRegistry(db: Db, slug: string) {
  const registry = await registryStore.findBySlug(db, slug)
  const owner = registry && (await userStore.findById(db, registry.ownerId))
  if (!registry || !owner) return undefined
  const { passwordHash: _, ...account } = owner
  const tables = await Promise.all(
    TABLES.map(async table => [table, await rowsOf(db, table, registry.id)] as const),
  )
  return { owner: account, registry, ...Object.fromEntries(tables) }
}
