import * as z from 'zod'
import { deleteExpiredCounts } from '../../db/delete-expired-counts.ts'
import { definePeriodicJob } from './define-periodic-job.ts'
import { hourly } from './schedule.ts'

/** Deletes rate limit counters of ended windows. */
export const expireRateLimits = definePeriodicJob({
  name: 'forget_old_counts',
  schedule: hourly(23),
  cursor: z.object({}),
  async slice({ size, db, app }) {
    return (await deleteExpiredCounts(db, app.now(), size)) < size ? undefined : {}
  },
})
