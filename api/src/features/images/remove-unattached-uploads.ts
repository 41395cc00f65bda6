import { definePeriodicCleanup, hourly } from '../../jobs/periodic/define-periodic-job.ts'
import * as imageStore from './image-store.ts'
import { enqueueImageRemoval } from './remove-image.ts'

const DAY_MS = 24 * 3_600_000

/** Removes photos that owners uploaded a day ago and used for no item, with their files. */
export const removeUnattachedUploads = definePeriodicCleanup({
  name: 'forget_loose_uploads',
  schedule: hourly(19),
  ageMs: DAY_MS,
  sliceSize: 500,
  async run({ before, size, db }) {
    const hashes = await imageStore.removeUnattachedUploads(db, before, size)
    await enqueueImageRemoval(db, hashes)
    return hashes.length
  },
})
