import {
  listItemImages,
  processSelectedImage,
  reselectImage as reselectImageEndpoint,
  uploadItemImage,
} from '@registry/shared/contract/images'
import { imageMessages } from '@registry/shared/messages/items/images'
import type { App } from '../../../http/app.ts'
import type { Limit } from '../../../http/limits/rate-limits.ts'
import { type Route, requireFound, route } from '../../../http/routes/route.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { fetchImageJob } from '../../../jobs/scraper-jobs.ts'
import { actorOf } from '../../audit/audit-store.ts'
import { awaitImage } from '../../images/await-image.ts'
import * as imageStore from '../../images/image-store.ts'
import * as storedImageStore from '../../images/stored-image-store.ts'
import * as itemStore from '../item-store.ts'
import { toAvailableImage } from './image-presenter.ts'
import { reselectImage } from './reselect-image.ts'
import { uploadImage } from './upload-image.ts'

const LIMITS: readonly Limit[] = [
  { name: 'images', points: 200, windowS: 3600, by: 'registry', store: 'postgres' },
]

const UPLOAD_LIMITS: readonly Limit[] = [
  { name: 'uploads-registry', points: 100, windowS: 3600, by: 'registry', store: 'postgres' },
  { name: 'photos-ip', points: 120, windowS: 3600, by: 'ip', store: 'postgres' },
]

async function availableImages({ db }: App, registryId: string, itemId: string) {
  requireFound(await itemStore.findById(db, registryId, itemId))
  const images = await imageStore.listByItem(db, { registryId, itemId })
  const hashes = images.flatMap(({ contentHash }) => contentHash ?? [])
  const widths = await storedImageStore.listWidths(db, hashes)
  return images
    .filter(({ status }) => status !== 'failed')
    .map(image => toAvailableImage(image, widths.get(image.contentHash ?? '') ?? []))
}

export const imageRoutes: Route[] = [
  route(processSelectedImage, { limits: LIMITS }, async ({ viewer, body }, app) => {
    const { registryId } = viewer
    const { imageUrl: originalUrl, imageAlt: alt, imageSource: source } = body
    const known = await imageStore.findUsable(app.db, registryId, { originalUrl })
    const id = known?.id ?? app.newId()
    if (!known) {
      await app.db.transaction(async db => {
        await imageStore.insertPending(db, { id, registryId, originalUrl, alt, source })
        await enqueue(db, fetchImageJob, { imageId: id })
      })
    }
    return { processedImage: await awaitImage(app, id, imageMessages.processFailed) }
  }),

  route(uploadItemImage, { limits: UPLOAD_LIMITS }, async ({ viewer, body }, app) => ({
    processedImage: await uploadImage(app, viewer.registryId, Buffer.from(body.image, 'base64')),
  })),

  route(listItemImages, async ({ viewer, params }, app) => ({
    data: { availableImages: await availableImages(app, viewer.registryId, params.id) },
  })),

  route(
    reselectImageEndpoint,
    { limits: LIMITS },
    async ({ viewer, params, body: { imageId }, meta }, app) => {
      const choice = { actor: actorOf(viewer), itemId: params.id, imageId, meta }
      return { data: { processedImage: await reselectImage(app, choice) } }
    },
  ),
]
