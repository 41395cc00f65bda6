import * as z from 'zod'
import type { Db } from '../db/connect.ts'
import type { JobKind } from './define-job.ts'

const MAX_ATTEMPTS = 10

export interface EnqueueOptions {
  /** A waiting job with the same key is replaced. */
  key?: string
  runAt?: Date
}

/** Puts a job on the queue; inside a transaction it is there if and only if that commits. */
export async function enqueue<S extends z.core.$ZodType>(
  db: Db,
  job: JobKind<S>,
  payload: z.input<S>,
  { key, runAt }: EnqueueOptions = {},
): Promise<void> {
  z.parse(job.payload, payload)
  await db.raw(
    `select from graphile_worker.add_job(identifier => :name, payload => :payload::json,
       max_attempts => :maxAttempts, job_key => :key, run_at => :runAt, priority => :priority)`,
    {
      name: job.name,
      payload: JSON.stringify(payload),
      maxAttempts: job.maxAttempts ?? MAX_ATTEMPTS,
      key: key ?? null,
      runAt: runAt ?? null,
      priority: job.priority ?? 0,
    },
  )
}

/** Removes the job with a key, also one whose attempts are used up; a running one is not retried. */
export async function dequeue(db: Db, key: string): Promise<void> {
  await db.raw('select from graphile_worker.remove_job(?)', [key])
}
