import { type EncodedImage, encodeImage } from '@registry/shared/image-files/encode-image'
import type { StoredImage } from '@registry/shared/image-files/store-image'
import type { Pool, PoolClient } from 'pg'
import * as z from 'zod/mini'
import type { FetchImageTools } from './fetch-image-job.ts'
import * as imageStore from './image-store.ts'

/** Returns the uploaded bytes of a photo; undefined when deleted. */
async function findBytes(db: Pool, id: string): Promise<Buffer | undefined> {
  const { rows } = await db.query<{ bytes: Buffer }>(
    'select bytes from offering_photo_bytes where photo_id = $1',
    [id],
  )
  return rows[0]?.bytes
}

/**
 * Stores the result, deletes the upload, and notifies waiting requests. A photo no longer pending stays failed,
 * but references its image, so both are deleted together. The image of a photo that was removed meanwhile is removed
 * by a job of the api.
 */
async function finish(
  db: Pool | PoolClient,
  id: string,
  image: StoredImage | undefined,
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
     ), dropped as (
       select count(graphile_worker.add_job('remove_dropped', json_build_object('hash', $2::text),
                max_attempts => 100))
        where $2::text is not null and not exists (select from finished)
     )
     select (select count(pg_notify('scrape_finished', id::text)) from finished),
            (select count from dropped)`,
    [id, image?.hash ?? null],
  )
}

const payloadSchema = z.object({ photoId: z.uuid() })

type StorePhotoTools = Pick<FetchImageTools, 'db' | 'log' | 'imageFiles'>

async function encodePhoto(
  photoId: string,
  { db, log }: StorePhotoTools,
): Promise<EncodedImage | undefined> {
  const bytes = await findBytes(db, photoId)
  return (
    bytes &&
    encodeImage(bytes).catch((err: unknown) => {
      log.info({ photoId, err }, 'photo cannot be read')
      return undefined
    })
  )
}

/**
 * Runs the job `keep_photo`: re-encodes an uploaded photo, which removes its metadata, stores it, and deletes
 * the upload. Throws when storing the image fails, without deleting the upload, so that the job can be retried.
 */
export async function runStorePhotoJob(payload: unknown, tools: StorePhotoTools): Promise<void> {
  const { photoId } = payloadSchema.parse(payload)
  const encoded = await encodePhoto(photoId, tools)
  if (!encoded) return finish(tools.db, photoId, undefined)
  await imageStore.storeReferencedImage(tools, encoded, (client, image) =>
    finish(client, photoId, image),
  )
}
