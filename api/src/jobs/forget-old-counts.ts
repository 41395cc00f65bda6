import * as z from 'zod'
import { removeEndedCounts } from '../db/rate-limit-rows.ts'
import { definePeriodicJob } from './define-periodic-job.ts'
import { hourly } from './schedule.ts'

/** Removes what the rate limits counted in windows that are over. */
export const forgetOldCounts = definePeriodicJob({
  name: 'forget_old_counts',
  schedule: hourly(23),
  cursor: z.object({}),
  async slice({ size, db, app }) {
    return (await removeEndedCounts(db, app.now(), size)) < size ? undefined : {}
  },
})
