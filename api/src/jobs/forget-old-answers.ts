import * as z from 'zod'
import { removeOldKeys } from '../db/idempotency.ts'
import { defineJob } from './define-job.ts'

const DAY_MS = 24 * 3_600_000

/** Forgets answers that were kept for retries, a day after the first. */
export const forgetOldAnswers = defineJob({
  name: 'forget_old_answers',
  payload: z.object({}),
  schedule: '47 * * * *',
  async run(_payload, { app }) {
    await removeOldKeys(app.db, new Date(app.now().getTime() - DAY_MS))
  },
})
