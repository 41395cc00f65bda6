import { withTraceparent } from '@registry/shared/tracing/tracing'
import * as z from 'zod'
import type { Db } from '../db/connect.ts'
import type { JobKind } from './define-job.ts'

const MAX_ATTEMPTS = 10

interface EnqueueOptions {
  /** A waiting job with the same key is replaced. */
  key?: string
  runAt?: Date
  /** Limits apply to jobs with the same flag; see `FlagLimits`. */
  flags?: readonly string[]
}

export interface QueuedJob extends EnqueueOptions {
  name: string
  payload: unknown
  maxAttempts: number
  priority: number
}

/** Creates a job for `enqueueAll`, or for a statement that stores it with other rows. */
export function queuedJob<S extends z.core.$ZodType>(
  job: JobKind<S>,
  payload: z.input<S>,
  options: EnqueueOptions = {},
): QueuedJob {
  z.parse(job.payload, payload)
  const { name, maxAttempts = MAX_ATTEMPTS, priority = 0 } = job
  return { name, payload: withTraceparent(payload), maxAttempts, priority, ...options }
}

/** Enqueues a job; in a transaction it exists only if that commits. */
export async function enqueue<S extends z.core.$ZodType>(
  db: Db,
  job: JobKind<S>,
  payload: z.input<S>,
  options?: EnqueueOptions,
): Promise<void> {
  await enqueueAll(db, [queuedJob(job, payload, options)])
}

/** Converts a job to the type `job_spec` of the queue. */
export const toJobSpec = (job: QueuedJob) => ({
  ...{ identifier: job.name, payload: job.payload, priority: job.priority, flags: job.flags },
  ...{ max_attempts: job.maxAttempts, job_key: job.key, run_at: job.runAt },
})

/** Enqueues jobs in one statement, which wakes the workers once; see `enqueue`. */
export async function enqueueAll(db: Db, jobs: readonly QueuedJob[]): Promise<void> {
  if (jobs.length === 0) return
  await db.raw(
    `select from graphile_worker.add_jobs(array(
       select json_populate_record(null::graphile_worker.job_spec, spec)
         from json_array_elements(?::json) as spec))`,
    [JSON.stringify(jobs.map(toJobSpec))],
  )
}

/** Removes the job with a key, also a failed one; a running one is not retried. */
export async function dequeue(db: Db, key: string): Promise<void> {
  await db.raw('select from graphile_worker.remove_job(?)', [key])
}
