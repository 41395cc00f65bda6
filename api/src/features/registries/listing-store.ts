import type { Db } from '../../db/connect.ts'

export interface ListedRegistry {
  slug: string
  /** Of the registry or of one of its items. */
  changedAt: Date
}

/** Open registries whose owners want them found, the newest changes first. */
export async function listListed(db: Db, limit: number): Promise<ListedRegistry[]> {
  const rows: { slug: string; changed_at: Date }[] = await db('registries')
    .leftJoin('items', 'items.registry_id', 'registries.id')
    .where({ is_listed: true })
    .whereNull('registries.closed_at')
    .groupBy('registries.id')
    .orderBy('changed_at', 'desc')
    .limit(limit)
    .select('slug', db.raw('greatest(registries.updated_at, max(items.updated_at)) as changed_at'))
  return rows.map(({ slug, changed_at }) => ({ slug, changedAt: changed_at }))
}

/** Whether search engines may show the registry from now on. Gives its id; undefined for no slug. */
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
