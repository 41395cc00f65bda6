import type { EncodedImage } from '@registry/shared/image-files/encode-image'
import type { ImageFileStore } from '@registry/shared/image-files/image-file-store'
import {
  hashImage,
  type StoredImage,
  storeEncodedImage,
} from '@registry/shared/image-files/store-image'
import type { Pool, PoolClient } from 'pg'
import { withImageLock } from './with-image-lock.ts'

export interface PendingImage {
  id: string
  originalUrl: string
}

/** Returns the image to fetch; undefined when deleted or already processed. */
export async function findPending(db: Pool, id: string): Promise<PendingImage | undefined> {
  const { rows } = await db.query<PendingImage>(
    `select id, original_url as "originalUrl" from item_images where id = $1 and status = 'pending'`,
    [id],
  )
  return rows[0]
}

/**
 * Stores an image, its row and its reference, which `insertReference` writes, in one transaction: an image without a reference
 * may be removed at any time.
 */
export async function storeReferencedImage(
  { db, imageFiles }: { db: Pool; imageFiles: ImageFileStore },
  encoded: EncodedImage,
  insertReference: (client: PoolClient, image: StoredImage) => Promise<void>,
): Promise<void> {
  await withImageLock(db, { hash: hashImage(encoded), isShared: true }, async client => {
    const image = await storeEncodedImage(imageFiles, encoded)
    await insertImage(client, image)
    await insertReference(client, image)
  })
}

/** Inserts a stored image; an existing row keeps its other columns. */
export async function insertImage(db: Pool | PoolClient, image: StoredImage): Promise<void> {
  const { hash, width, height, colour } = image
  await db.query(
    `insert into images (hash, width, height, colour) values ($1, $2, $3, $4)
     on conflict (hash) do update set colour = excluded.colour, unused_since = null`,
    [hash, width, height, colour],
  )
}

/** Stores the widths in which an image is available besides its own. Returns false if it was removed. */
export async function setWidths(db: PoolClient, hash: string, widths: number[]): Promise<boolean> {
  const { rowCount } = await db.query('update images set widths = $2 where hash = $1', [
    hash,
    widths,
  ])
  return rowCount === 1
}

/**
 * Stores the image, or that it cannot be had, for this item and for all pending copies of the same URL, and notifies
 * waiting requests. Items that only list the image get it too. Enqueues resizing when an item shows it.
 */
export async function finish(
  db: Pool | PoolClient,
  id: string,
  image: StoredImage | undefined,
): Promise<void> {
  await db.query(
    `with finished as (
       update item_images
          set status = $2, content_hash = $3, width = $4, height = $5
        where (status = 'pending' or (status = 'listed' and $2 = 'ready'))
          and (registry_id, original_url) =
              (select registry_id, original_url from item_images where id = $1)
        returning id, is_selected
     ), widened as (
       select count(graphile_worker.add_job('widen_picture', json_build_object('hash', $3::text),
                job_key => 'widen ' || $3, max_attempts => 5, priority => 10))
         from images
        where hash = $3 and widths = '{}' and exists (select from finished where is_selected)
     )
     select pg_notify('scrape_finished', id::text), (select count from widened) from finished`,
    [
      id,
      image ? 'ready' : 'failed',
      image?.hash ?? null,
      image?.width ?? null,
      image?.height ?? null,
    ],
  )
}
