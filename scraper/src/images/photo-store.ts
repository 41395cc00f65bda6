import type { StoredImage } from '@registry/shared/image-files/store-image'
import type { Pool } from 'pg'

/** Returns the uploaded bytes of a photo; undefined when deleted. */
export async function findBytes(db: Pool, id: string): Promise<Buffer | undefined> {
  const { rows } = await db.query<{ bytes: Buffer }>(
    'select bytes from offering_photo_bytes where photo_id = $1',
    [id],
  )
  return rows[0]?.bytes
}

/**
 * Stores the result, deletes the upload, and notifies waiting requests. A photo no longer pending stays failed,
 * but references its image, so both are deleted together.
 */
export async function finish(db: Pool, id: string, image: StoredImage | undefined): Promise<void> {
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
    [id, image?.hash ?? null],
  )
}
