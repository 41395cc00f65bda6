import * as z from 'zod'
import { definePeriodicJob } from '../../jobs/periodic/define-periodic-job.ts'
import { hourly } from '../../jobs/periodic/schedule.ts'
import { enqueueImageRemoval } from '../images/enqueue-image-removal.ts'
import * as photoStore from './photo-store.ts'

const DAY_MS = 24 * 3_600_000

/** Removes photos that have not been attached to an offering for a day, with their files. */
export const removeUnattachedPhotos = definePeriodicJob({
  name: 'forget_loose_photos',
  schedule: hourly(11),
  cursor: z.object({}),
  sliceSize: 500,
  async slice({ size, db, app }) {
    const before = new Date(app.now().getTime() - DAY_MS)
    const { count, hashes } = await photoStore.removeUnattached(db, before, size)
    await enqueueImageRemoval(db, hashes)
    return count < size ? undefined : {}
  },
})
