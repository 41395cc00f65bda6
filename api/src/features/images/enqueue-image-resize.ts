import type { Db } from '../../db/connect.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { widenPictureJob } from '../../jobs/scraper-jobs.ts'
import * as keptPictureStore from './stored-image-store.ts'

/** Asks for the smaller files of a picture that an item shows from now on, unless they are there. */
export async function widenPicture(db: Db, hash: string): Promise<void> {
  if (!(await keptPictureStore.isNarrow(db, hash))) return
  await enqueue(db, widenPictureJob, { hash }, { key: `widen ${hash}` })
}
