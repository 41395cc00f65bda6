import { definePeriodicCleanup, hourly } from '../../jobs/periodic/define-periodic-job.ts'
import { enqueueImageRemoval } from '../images/remove-image.ts'
import * as photoStore from './photo-store.ts'

const DAY_MS = 24 * 3_600_000

/** Removes photos that have not been attached to an offering for a day, with their files. */
export const removeUnattachedPhotos = definePeriodicCleanup({
  name: 'forget_loose_photos',
  schedule: hourly(11),
  ageMs: DAY_MS,
  sliceSize: 500,
  async run({ before, size, db }) {
    const { count, hashes } = await photoStore.removeUnattached(db, before, size)
    await enqueueImageRemoval(db, hashes)
    return count
  },
})
