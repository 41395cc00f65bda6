import type { Db } from '../../db/connect.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { resizeImageJob } from '../../jobs/scraper-jobs.ts'
import * as storedImageStore from './stored-image-store.ts'

/** Enqueues the creation of smaller sizes of an image that a page shows, unless they exist. */
export async function enqueueImageResize(db: Db, hash: string): Promise<void> {
  if (!(await storedImageStore.isMissingSizes(db, hash))) return
  await enqueue(db, resizeImageJob, { hash }, { key: `widen ${hash}` })
}
