import type { Db } from '../../db/connect.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { removeImageJob } from './remove-image.ts'

/**
 * Says that pictures lost whom they were kept for, and may go at once, with their files, unless
 * something else shows them. In the transaction that takes them away.
 */
export async function enqueueImageRemoval(db: Db, hashes: readonly string[]): Promise<void> {
  for (const hash of new Set(hashes)) await enqueue(db, removeImageJob, { hash })
}
