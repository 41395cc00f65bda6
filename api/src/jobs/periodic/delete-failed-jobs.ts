import * as z from 'zod'
import * as queueStore from '../queue-store.ts'
import { definePeriodicJob } from './define-periodic-job.ts'
import { daily } from './schedule.ts'

const WEEK_MS = 7 * 24 * 3_600_000

/** Deletes jobs whose attempts were used up a week ago. */
export const deleteFailedJobs = definePeriodicJob({
  name: 'forget_given_up_jobs',
  schedule: daily(4, 5),
  cursor: z.object({}),
  async slice({ size, db, app }) {
    const before = new Date(app.now().getTime() - WEEK_MS)
    return (await queueStore.deleteFailed(db, { before, limit: size })) < size ? undefined : {}
  },
})
