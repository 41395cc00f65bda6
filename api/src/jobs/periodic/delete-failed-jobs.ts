import * as queueStore from '../queue-store.ts'
import { daily, definePeriodicCleanup } from './define-periodic-job.ts'

const WEEK_MS = 7 * 24 * 3_600_000

/** Deletes jobs whose attempts were used up a week ago. */
export const deleteFailedJobs = definePeriodicCleanup({
  name: 'forget_given_up_jobs',
  schedule: daily(4, 5),
  ageMs: WEEK_MS,
  run: ({ before, size, db }) => queueStore.deleteFailed(db, { before, limit: size }),
})
