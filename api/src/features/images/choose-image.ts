import { AppError } from '@registry/shared/errors/app-error'
import { imageMessages } from '@registry/shared/messages/images'
import type { Db } from '../../db/connect.ts'
import type { App } from '../../http/app.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { fetchImageJob } from '../../jobs/scraper-jobs.ts'
import * as imageStore from './image-store.ts'

export interface ChooseImage {
  app: App
  registryId: string
  itemId: string
  /** Undefined leaves the picture as it is; null or '' takes it away. */
  url: string | null | undefined
}

const OWN_PATH = /^\/images\/([0-9a-f]{64})\.webp$/

function unknownPicture(): AppError {
  return new AppError('VALIDATION_FAILED', {
    message: imageMessages.urlInvalid,
    fields: { thumbnailUrl: imageMessages.urlInvalid },
  })
}

async function usableImage(db: Db, { app, registryId, url }: ChooseImage & { url: string }) {
  const contentHash = OWN_PATH.exec(url)?.[1]
  if (contentHash) {
    const own = await imageStore.findUsable(db, registryId, { contentHash })
    if (own) return own
    throw unknownPicture()
  }
  if (url.startsWith('/')) throw unknownPicture()
  const known = await imageStore.findUsable(db, registryId, { originalUrl: url })
  if (known?.status === 'ready') return known
  const id = app.newId()
  await imageStore.insertPending(db, { id, registryId, originalUrl: url })
  await enqueue(db, fetchImageJob, { imageId: id })
  return { id, itemId: null }
}

/**
 * Makes a picture the item's: one that was processed before, or a shop's address, which is fetched
 * by a job. The page shows it once it is there. Throws VALIDATION_FAILED for a path that is not ours.
 */
export async function chooseImage(db: Db, choice: ChooseImage): Promise<void> {
  const { app, itemId, url } = choice
  if (url === undefined) return
  if (url === null || url === '') return imageStore.select(db, itemId, undefined)
  const image = await usableImage(db, { ...choice, url })
  if (image.itemId === itemId) return imageStore.select(db, itemId, image.id)
  if (image.itemId === null && (await imageStore.assignToItem(db, image.id, itemId))) {
    return imageStore.select(db, itemId, image.id)
  }
  const id = app.newId()
  await imageStore.copyFor(db, { id, sourceId: image.id, itemId })
  await imageStore.select(db, itemId, id)
}
