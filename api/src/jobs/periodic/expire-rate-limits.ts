import * as z from 'zod'
import type { Db } from '../../db/connect.ts'
import { deleteBatch } from '../../db/delete-batch.ts'
import { definePeriodicJob } from './define-periodic-job.ts'
import { hourly } from './schedule.ts'

/** Deletes at most `limit` rate limit counters whose window ended before a time; returns how many. */
function deleteExpiredCounts(db: Db, before: Date, limit: number): Promise<number> {
  return deleteBatch(db, { table: 'rate_limits', limit }, rows =>
    rows.where('expire', '<', before.getTime()),
  )
}

/** Deletes rate limit counters of ended windows. */
export const expireRateLimits = definePeriodicJob({
  name: 'forget_old_counts',
  schedule: hourly(23),
  cursor: z.object({}),
  async slice({ size, db, app }) {
    return (await deleteExpiredCounts(db, app.now(), size)) < size ? undefined : {}
  },
})
