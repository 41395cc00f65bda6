import { encodeImage } from '@registry/shared/image-files/encode-image'
import { type StoredImage, storeEncodedImage } from '@registry/shared/image-files/store-image'
import * as z from 'zod/mini'
import type { FetchImageTools } from './fetch-image-job.ts'
import * as imageStore from './image-store.ts'
import * as photoStore from './photo-store.ts'

const payloadSchema = z.object({ photoId: z.uuid() })

type StorePhotoTools = Pick<FetchImageTools, 'db' | 'log' | 'imageFiles'>

async function keep(
  photoId: string,
  { db, log, imageFiles }: StorePhotoTools,
): Promise<StoredImage | undefined> {
  const bytes = await photoStore.findBytes(db, photoId)
  if (!bytes) return undefined
  const encoded = await encodeImage(bytes).catch((err: unknown) => {
    log.info({ photoId, err }, 'photo cannot be read')
    return undefined
  })
  if (!encoded) return undefined
  const image = await storeEncodedImage(imageFiles, encoded)
  await imageStore.insertImage(db, image)
  return image
}

/**
 * Runs the job `keep_photo`: re-encodes an uploaded photo, which removes its metadata, stores it, and deletes
 * the upload. Throws when storing the image fails, without deleting the upload, so that the job can be retried.
 */
export async function runStorePhotoJob(payload: unknown, tools: StorePhotoTools): Promise<void> {
  const { photoId } = payloadSchema.parse(payload)
  await photoStore.finish(tools.db, photoId, await keep(photoId, tools))
}
