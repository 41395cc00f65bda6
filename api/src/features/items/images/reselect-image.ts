import { AppError } from '@registry/shared/errors/app-error'
import { imageMessages } from '@registry/shared/messages/items/images'
import type { App } from '../../../http/app.ts'
import { type RequestMeta, requireFound } from '../../../http/routes/route.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { fetchImageJob } from '../../../jobs/scraper-jobs.ts'
import * as auditStore from '../../audit/audit-store.ts'
import { awaitImage } from '../../images/await-image.ts'
import { selectImage } from '../../images/choose-image.ts'
import * as imageStore from '../../images/image-store.ts'
import * as itemStore from '../item-store.ts'

interface ReselectImage {
  actor: auditStore.Actor
  itemId: string
  imageId: string
  meta: RequestMeta
}

async function findOwn(app: App, { actor, itemId, imageId }: ReselectImage) {
  const { registryId } = actor
  requireFound(await itemStore.findById(app.db, registryId, itemId))
  const images = await imageStore.listByItem(app.db, { registryId, itemId })
  const image = images.find(({ id }) => id === imageId)
  if (!image) throw new AppError('NOT_FOUND', { message: imageMessages.notFound })
}

/**
 * Selects another of an item's images after fetching it. Throws NOT_FOUND for an item or image of another
 * registry, and the errors of `awaitImage`.
 */
export async function reselectImage(app: App, choice: ReselectImage) {
  const { actor, itemId, imageId, meta } = choice
  await findOwn(app, choice)
  await app.db.transaction(async db => {
    if (await imageStore.startFetching(db, imageId)) await enqueue(db, fetchImageJob, { imageId })
  })
  const processedImage = await awaitImage(app, imageId, imageMessages.reselectFailed)
  await app.db.transaction(async db => {
    await itemStore.lock(db, actor.registryId, itemId)
    // The item may have been deleted while the image was fetched.
    requireFound(await itemStore.findById(db, actor.registryId, itemId))
    await selectImage(db, itemId, imageId)
    await auditStore.record(db, { ...actor, ...meta.trace }, 'item.changed', {
      entityId: itemId,
      details: { fields: ['thumbnailUrl'] },
    })
  })
  return processedImage
}
