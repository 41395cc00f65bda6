import type { Db } from '../../db/connect.ts'

export interface ListedRegistry {
  slug: string
  /** Latest change of the registry or one of its items. */
  changedAt: Date
}

/** Lists open registries that may be indexed, most recently changed first. */
export async function listListed(db: Db, limit: number): Promise<ListedRegistry[]> {
  return db('registries')
    .leftJoin('items', 'items.registry_id', 'registries.id')
    .where({ is_listed: true })
    .whereNull('registries.closed_at')
    .groupBy('registries.id')
    .orderBy('changedAt', 'desc')
    .limit(limit)
    .select('slug', db.raw('greatest(registries.updated_at, max(items.updated_at)) as "changedAt"'))
}

/** Sets whether search engines may index the registry. Returns its id; undefined for an unknown slug. */
export async function setListed(
  db: Db,
  slug: string,
  isListed: boolean,
): Promise<string | undefined> {
  const [row]: { id: string }[] = await db('registries')
    .where({ slug })
    .whereNull('closed_at')
    .update({ is_listed: isListed })
    .returning('id')
  return row?.id
}
