import type { HeaderChanges } from '@registry/shared/contract/registry/registry-header'
import type { Db } from '../../db/connect.ts'

/** Changes the given fields; undefined ones stay. */
export async function update(
  db: Db,
  id: string,
  { celebration, pictureAlt }: HeaderChanges,
  at: Date,
): Promise<void> {
  await db('registries')
    .where({ id })
    .update({
      updated_at: at,
      ...(celebration !== undefined && { celebration }),
      ...(pictureAlt !== undefined && { picture_alt: pictureAlt }),
    })
}

/** Sets the image, null for none; returns the hash of the former one. Run it in a transaction. */
export async function replacePicture(
  db: Db,
  id: string,
  hash: string | null,
): Promise<string | null> {
  const former: { picture_hash: string | null } | undefined = await db('registries')
    .where({ id })
    .forNoKeyUpdate()
    .first('picture_hash')
  await db('registries').where({ id }).update({ picture_hash: hash })
  return former?.picture_hash ?? null
}
