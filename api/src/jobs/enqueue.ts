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

/** A job as the queue takes it: for a statement that puts it there among other things. */
export function queuedJob<S extends z.core.$ZodType>(job: JobKind<S>, payload: z.input<S>) {
  z.parse(job.payload, payload)
  const { name, maxAttempts = MAX_ATTEMPTS, priority = 0 } = job
  return { name, payload, maxAttempts, priority }
}

/** Puts a job on the queue; inside a transaction it is there if and only if that commits. */
export async function enqueue<S extends z.core.$ZodType>(
  db: Db,
  job: JobKind<S>,
  payload: z.input<S>,
  { key, runAt, flags }: EnqueueOptions = {},
): Promise<void> {
  const { name, maxAttempts, priority } = queuedJob(job, payload)
  await db.raw(
    `select from graphile_worker.add_job(identifier => :name, payload => :payload::json,
       max_attempts => :maxAttempts, job_key => :key, run_at => :runAt, priority => :priority,
       flags => :flags)`,
    {
      ...{ name, maxAttempts, priority },
      payload: JSON.stringify(payload),
      key: key ?? null,
      runAt: runAt ?? null,
      flags: flags ? [...flags] : null,
    },
  )
}

/** Removes the job with a key, also one whose attempts are used up; a running one is not retried. */
export async function dequeue(db: Db, key: string): Promise<void> {
  await db.raw('select from graphile_worker.remove_job(?)', [key])
}
