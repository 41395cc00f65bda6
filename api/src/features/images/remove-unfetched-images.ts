import { daily, definePeriodicCleanup } from '../../jobs/periodic/define-periodic-job.ts'
import * as storedImageStore from './stored-image-store.ts'

const MONTH_MS = 30 * 24 * 3_600_000

/** Removes images that were listed a month ago, were never fetched and belong to no item. */
export const removeUnfetchedImages = definePeriodicCleanup({
  name: 'forget_unfetched_images',
  schedule: daily(18, 29),
  ageMs: MONTH_MS,
  run: ({ before, size, db }) => storedImageStore.removeNeverFetched(db, before, size),
})
