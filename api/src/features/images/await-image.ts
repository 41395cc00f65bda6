import { AppError } from '@registry/shared/errors/app-error'
import { imagePath } from '@registry/shared/images/image-file-names'
import type { App } from '../../http/app.ts'
import { awaitRow } from '../../jobs/await-row.ts'
import * as imageStore from './image-store.ts'
import * as storedImageStore from './stored-image-store.ts'

const DEADLINE_MS = 12_000

/**
 * Waits at most `deadlineMs` until an image was fetched. Throws, with the message `failure`, IMAGE_UNREADABLE
 * if fetching failed and UNAVAILABLE if it is still pending; a retry waits for the same fetch.
 */
export async function awaitImage(app: App, id: string, failure: string, deadlineMs = DEADLINE_MS) {
  const image = await awaitRow(app, {
    id,
    deadlineMs,
    find: () => imageStore.findById(app.db, id),
    isDone: ({ status }) => status !== 'pending',
  })
  if (image?.status === 'pending') throw new AppError('UNAVAILABLE', { message: failure })
  if (!image?.contentHash) throw new AppError('IMAGE_UNREADABLE', { message: failure })
  await storedImageStore.markUsed(app.db, image.contentHash)
  return { id, displayUrl: imagePath(image.contentHash) }
}
