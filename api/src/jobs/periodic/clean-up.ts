import { deleteBatch } from '../../db/delete-batch.ts'
import { deleteOldKeys } from '../../db/idempotency.ts'
import * as queueStore from '../queue-store.ts'
import { daily, definePeriodicCleanup, hourly } from './define-periodic-job.ts'

const WEEK_MS = 7 * 24 * 3_600_000

/** `removeImageJob`: only the job knows the files that must still be deleted. */
const KEPT = ['remove_dropped']

/** Deletes jobs whose attempts were used up a week ago. */
export const deleteFailedJobs = definePeriodicCleanup({
  name: 'forget_given_up_jobs',
  schedule: daily(4, 5),
  ageMs: WEEK_MS,
  run: ({ before, size, db }) => queueStore.deleteFailed(db, { except: KEPT, before, limit: size }),
})

const DAY_MS = 24 * 3_600_000

/** Deletes stored responses a day after the first request. */
export const expireIdempotencyKeys = definePeriodicCleanup({
  name: 'forget_old_answers',
  schedule: hourly(47),
  ageMs: DAY_MS,
  run: ({ before, size, db }) => deleteOldKeys(db, before, size),
})

/** Deletes rate limit counters of windows that have ended by the clock of the database, which counts them. */
export const expireRateLimits = definePeriodicCleanup({
  name: 'forget_old_counts',
  schedule: hourly(23),
  ageMs: 0,
  run: ({ size, db }) =>
    deleteBatch(db, { table: 'rate_limits', limit: size }, rows =>
      rows.whereRaw('expire < (extract(epoch from now()) * 1000)::bigint'),
    ),
})
