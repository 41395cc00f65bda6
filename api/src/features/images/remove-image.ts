import { imageFileNames } from '@registry/shared/images/image-file-names'
import * as z from 'zod'
import type { Db } from '../../db/connect.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import * as storedImageStore from './stored-image-store.ts'

/**
 * Removes an unreferenced image at once: a person's own photo must not stay for the usual month. Once the row
 * is deleted, only this job knows the files, so it is retried for about three weeks, and a failed job stays in the queue.
 */
export const removeImageJob = defineJob({
  name: 'remove_dropped',
  // Also in scraper/src/images/store-photo-job.ts.
  maxAttempts: 100,
  payload: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  async run({ hash }, { app: { db, imageFiles } }) {
    const isRemoved = await db.transaction(async trx => {
      await storedImageStore.lockFiles(trx, hash)
      return storedImageStore.removeIfUnreferenced(trx, hash)
    })
    if (!isRemoved) return
    // After the commit: a file without a row only wastes space, a row without its file is a broken image.
    await db.transaction(async trx => {
      await storedImageStore.lockFiles(trx, hash)
      if (await storedImageStore.isStored(trx, hash)) return
      for (const file of imageFileNames(hash)) await imageFiles.remove(file)
    })
  },
})

/**
 * Enqueues the removal of images that lost a reference; the job keeps images with other references. Call it
 * in the transaction that removes the reference.
 */
export async function enqueueImageRemoval(db: Db, hashes: readonly string[]): Promise<void> {
  for (const hash of new Set(hashes)) await enqueue(db, removeImageJob, { hash })
}
