import type { Db } from '../../db/connect.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { removeImageJob } from './remove-image.ts'

/**
 * Enqueues the removal of images that lost a reference; the job keeps images with other references. Call it
 * in the transaction that removes the reference.
 */
export async function enqueueImageRemoval(db: Db, hashes: readonly string[]): Promise<void> {
  for (const hash of new Set(hashes)) await enqueue(db, removeImageJob, { hash })
}
