import * as z from 'zod'
import type { Db } from '../db/connect.ts'
import type { JobKind } from './define-job.ts'

const MAX_ATTEMPTS = 10

export interface EnqueueOptions {
  /** A waiting job with the same key is replaced. */
  key?: string
  runAt?: Date
  /** Limits apply to jobs with the same flag; see `FlagLimits`. */
  flags?: readonly string[]
}

/** Puts a job on the queue; inside a transaction it is there if and only if that commits. */
export async function enqueue<S extends z.core.$ZodType>(
  db: Db,
  job: JobKind<S>,
  payload: z.input<S>,
  { key, runAt, flags }: EnqueueOptions = {},
): Promise<void> {
  z.parse(job.payload, payload)
  await db.raw(
    `select from graphile_worker.add_job(identifier => :name, payload => :payload::json,
       max_attempts => :maxAttempts, job_key => :key, run_at => :runAt, priority => :priority,
       flags => :flags)`,
    {
      name: job.name,
      payload: JSON.stringify(payload),
      maxAttempts: job.maxAttempts ?? MAX_ATTEMPTS,
      key: key ?? null,
      runAt: runAt ?? null,
      priority: job.priority ?? 0,
      flags: flags ? [...flags] : null,
    },
  )
}
