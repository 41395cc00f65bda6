import type { StoredImage } from '@registry/shared/image-files/store-image'
import type { Pool } from 'pg'

/** The bytes of a photo as they came; undefined when they are gone. */
export async function findBytes(db: Pool, id: string): Promise<Buffer | undefined> {
  const { rows } = await db.query<{ bytes: Buffer }>(
    'select bytes from offering_photo_bytes where photo_id = $1',
    [id],
  )
  return rows[0]?.bytes
}

/**
 * Writes how it ended for a photo, forgets what came, and wakes who waits. One that nobody waits for
 * any longer stays failed, but names its picture, so that this goes with it.
 */
export async function finish(
  db: Pool,
  id: string,
  picture: StoredImage | undefined,
): Promise<void> {
  await db.query(
    `with forgotten as (
       delete from offering_photo_bytes where photo_id = $1
     ), finished as (
       update offering_photos
          set status = case when status = 'pending' and $2::text is not null
                            then 'ready' when status = 'pending' then 'failed' else status end,
              content_hash = coalesce($2, content_hash)
        where id = $1
        returning id
     )
     select pg_notify('scrape_finished', id::text) from finished`,
    [id, picture?.hash ?? null],
  )
}
