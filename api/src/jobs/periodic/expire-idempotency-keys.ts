import { deleteOldKeys } from '../../db/idempotency.ts'
import { definePeriodicCleanup, hourly } from './define-periodic-job.ts'

const DAY_MS = 24 * 3_600_000

/** Deletes stored responses a day after the first request. */
export const expireIdempotencyKeys = definePeriodicCleanup({
  name: 'forget_old_answers',
  schedule: hourly(47),
  ageMs: DAY_MS,
  run: ({ before, size, db }) => deleteOldKeys(db, before, size),
})
