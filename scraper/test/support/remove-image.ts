import type { ImageFileStore } from '@registry/shared/image-files/image-file-store'
import { imageFileNames } from '@registry/shared/images/image-file-names'
import type { Pool } from 'pg'

/**
 * Removes an image as a job of the api does. Returns false, and removes nothing, while that job would wait for a lock
 * of the image.
 */
export async function tryRemoveImage(db: Pool, files: ImageFileStore, hash: string) {
  const client = await db.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as locked',
      [hash],
    )
    if (!rows[0]?.locked) return false
    await client.query(
      `delete from images where hash = $1
          and not exists (select from item_images where content_hash = hash)
          and not exists (select from offering_photos where content_hash = hash)`,
      [hash],
    )
    const { rowCount } = await client.query('select from images where hash = $1', [hash])
    if (rowCount === 0) for (const file of imageFileNames(hash)) await files.remove(file)
    await client.query('commit')
    return true
  } finally {
    client.release(true)
  }
}
