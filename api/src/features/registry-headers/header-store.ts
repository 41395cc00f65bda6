import type { FoundRegistry } from '@registry/shared/contract/registry/find-registry'
import type { HeaderChanges } from '@registry/shared/contract/registry/registry-header'
import type { Db } from '../../db/connect.ts'

/** Changes the given fields; undefined ones stay. */
export async function update(
  db: Db,
  id: string,
  { celebration, isFoundByName, pictureAlt }: HeaderChanges,
  at: Date,
): Promise<void> {
  await db('registries')
    .where({ id })
    .update({
      updated_at: at,
      ...(celebration !== undefined && { celebration }),
      ...(isFoundByName !== undefined && { is_found_by_name: isFoundByName }),
      ...(pictureAlt !== undefined && { picture_alt: pictureAlt }),
    })
}

/**
 * Sets the image, null for none, and clears the description of another one. Returns the hash of the former one. Run it
 * in a transaction.
 */
export async function replacePicture(
  db: Db,
  id: string,
  hash: string | null,
): Promise<string | null> {
  const former: { picture_hash: string | null } | undefined = await db('registries')
    .where({ id })
    .forNoKeyUpdate()
    .first('picture_hash')
  const formerHash = former?.picture_hash ?? null
  await db('registries')
    .where({ id })
    .update({ picture_hash: hash, ...(hash !== formerHash && { picture_alt: '' }) })
  return formerHash
}

/** Maximum number of registries with the same name in a response. */
const FOUND_MAX = 5

/** Returns registries with exactly this title or name, in any case, whose owners allow the search. */
export function findByName(db: Db, name: string): Promise<FoundRegistry[]> {
  return db('registries')
    .where({ is_found_by_name: true })
    .whereNull('closed_at')
    .where(
      same =>
        void same
          .whereRaw('lower(title) = lower(?)', name)
          .orWhereRaw('lower(name) = lower(?)', name),
    )
    .orderBy('created_at')
    .limit(FOUND_MAX)
    .select('title', 'slug')
}
