import { processSelectedImage } from '@registry/shared/contract/images'
import { AppError } from '@registry/shared/errors/app-error'
import type { Limit } from '../../http/rate-limits.ts'
import { type Route, route } from '../../http/route.ts'
import { awaitRow } from '../../jobs/await-row.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { fetchImageJob } from '../../jobs/scraper-jobs.ts'
import * as imageStore from './image-store.ts'

const DEADLINE_MS = 12_000
const LIMITS: readonly Limit[] = [
  { name: 'images', points: 200, windowS: 3600, by: 'registry', store: 'postgres' },
]

export const imageRoutes: Route[] = [
  route(
    processSelectedImage,
    async ({ viewer, body }, app) => {
      const { registryId } = viewer
      const originalUrl = body.imageUrl
      const known = await imageStore.findUsable(app.db, registryId, { originalUrl })
      const id = known?.id ?? app.newId()
      if (!known) {
        await app.db.transaction(async db => {
          const { imageAlt: alt, imageSource: source } = body
          await imageStore.insertPending(db, { id, registryId, originalUrl, alt, source })
          await enqueue(db, fetchImageJob, { imageId: id })
        })
      }
      const image = await awaitRow(app, {
        id,
        deadlineMs: DEADLINE_MS,
        find: () => imageStore.findById(app.db, id),
        isDone: ({ status }) => status !== 'pending',
      })
      if (!image?.contentHash) throw new AppError('IMAGE_UNREADABLE')
      const displayUrl = `/images/${image.contentHash}.webp`
      return { processedImage: { id, displayUrl } }
    },
    { limits: LIMITS },
  ),
]
