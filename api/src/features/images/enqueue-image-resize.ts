import type { Db } from '../../db/connect.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { widenPictureJob } from '../../jobs/scraper-jobs.ts'
import * as storedImageStore from './stored-image-store.ts'

/** Asks for the smaller files of a picture that an item shows from now on, unless they are there. */
export async function enqueueImageResize(db: Db, hash: string): Promise<void> {
  if (!(await storedImageStore.isMissingSizes(db, hash))) return
  await enqueue(db, widenPictureJob, { hash }, { key: `widen ${hash}` })
}
