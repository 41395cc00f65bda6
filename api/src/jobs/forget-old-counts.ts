import * as z from 'zod'
import { removeEndedCounts } from '../db/rate-limit-rows.ts'
import { defineJob } from './define-job.ts'

/** Removes what the rate limits counted in windows that are over. */
export const forgetOldCounts = defineJob({
  name: 'forget_old_counts',
  payload: z.object({}),
  schedule: '23 * * * *',
  run: (_payload, { app }) => removeEndedCounts(app.db, app.now()),
})
