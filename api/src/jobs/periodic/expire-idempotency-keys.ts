import * as z from 'zod'
import { deleteOldKeys } from '../../db/idempotency.ts'
import { definePeriodicJob } from './define-periodic-job.ts'
import { hourly } from './schedule.ts'

const DAY_MS = 24 * 3_600_000

/** Deletes stored responses a day after the first request. */
export const expireIdempotencyKeys = definePeriodicJob({
  name: 'forget_old_answers',
  schedule: hourly(47),
  cursor: z.object({}),
  async slice({ size, db, app }) {
    const before = new Date(app.now().getTime() - DAY_MS)
    return (await deleteOldKeys(db, before, size)) < size ? undefined : {}
  },
})
