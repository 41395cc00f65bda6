import { AppError } from '@registry/shared/errors/app-error'
import { parseImageHash } from '@registry/shared/images/image-file-names'
import { imageMessages } from '@registry/shared/messages/items/images'
import type { Db } from '../../db/connect.ts'
import type { App } from '../../http/app.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { fetchImageJob } from '../../jobs/scraper-jobs.ts'
import { enqueueImageResize } from './enqueue-image-resize.ts'
import * as imageStore from './image-store.ts'

interface ChooseImage {
  app: App
  registryId: string
  itemId: string
  /** Undefined leaves the image unchanged; null or '' removes it. */
  url: string | null | undefined
}

function invalidImageUrl(): AppError {
  return new AppError('VALIDATION_FAILED', {
    message: imageMessages.urlInvalid,
    fields: { thumbnailUrl: imageMessages.urlInvalid },
  })
}

async function findOrCreateImage(
  db: Db,
  { app, registryId, itemId, url }: ChooseImage & { url: string },
) {
  const contentHash = parseImageHash(url)
  const by = contentHash ? { contentHash } : { originalUrl: url }
  const known = await imageStore.findUsable(db, registryId, by)
  if (known?.status === 'ready') return known
  if (url.startsWith('/')) throw invalidImageUrl()
  const images = await imageStore.listByItem(db, { registryId, itemId })
  const own = images.find(image => image.originalUrl === url)
  if (own) {
    if (await imageStore.startFetching(db, own.id)) {
      await enqueue(db, fetchImageJob, { imageId: own.id })
    }
    return own
  }
  const id = app.newId()
  await imageStore.insertPending(db, { id, registryId, originalUrl: url })
  await enqueue(db, fetchImageJob, { imageId: id })
  return { id, itemId: null }
}

/** Selects one of an item's images and enqueues its smaller sizes. */
export async function selectImage(db: Db, itemId: string, id: string): Promise<void> {
  await imageStore.select(db, itemId, id)
  const image = await imageStore.findById(db, id)
  if (image?.contentHash) await enqueueImageResize(db, image.contentHash)
}

/**
 * Selects an image for an item: an already processed image, or the URL of a retailer, which a job fetches.
 * Throws VALIDATION_FAILED for a path that is not one of our image files.
 */
export async function chooseImage(db: Db, choice: ChooseImage): Promise<void> {
  const { app, itemId, url } = choice
  if (url === undefined) return
  if (url === null || url === '') return imageStore.select(db, itemId, undefined)
  const image = await findOrCreateImage(db, { ...choice, url })
  if (image.itemId === itemId) return selectImage(db, itemId, image.id)
  if (image.itemId === null && (await imageStore.assignToItem(db, image.id, itemId))) {
    return selectImage(db, itemId, image.id)
  }
  const id = app.newId()
  await imageStore.copyFor(db, { id, sourceId: image.id, itemId })
  await selectImage(db, itemId, id)
}
