import { deleteBatch } from '../../db/delete-batch.ts'
import { definePeriodicCleanup, hourly } from './define-periodic-job.ts'

/** Deletes rate limit counters of ended windows. */
export const expireRateLimits = definePeriodicCleanup({
  name: 'forget_old_counts',
  schedule: hourly(23),
  ageMs: 0,
  run: ({ before, size, db }) =>
    deleteBatch(db, { table: 'rate_limits', limit: size }, rows =>
      rows.where('expire', '<', before.getTime()),
    ),
})
