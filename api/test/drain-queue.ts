import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import type { App } from '../src/http/app.ts'
import { defineJob } from '../src/jobs/define-job.ts'
import { enqueue } from '../src/jobs/enqueue.ts'
import { createJobWorker } from '../src/jobs/worker/job-worker.ts'
import { createMemoryMail } from './memory-mail.ts'
import type { TestApi } from './start-api.ts'
import { unscheduledJobs } from './unscheduled-jobs.ts'

/** Runs all due jobs, including those they enqueue, or awaits those that other workers run; returns the emails sent. */
export async function drainQueue(
  { app, databaseUrl }: TestApi,
  parts: Partial<App> = {},
  mail = createMemoryMail(),
) {
  const { promise: reached, resolve } = Promise.withResolvers<void>()
  const last = defineJob({
    name: 'last',
    payload: z.object({}),
    // Runs after all due jobs.
    priority: 1_000,
    run: async () => resolve(),
  })
  await enqueue(app.db, last, {})
  const tools = { app: { ...app, ...parts }, mail }
  const worker = createJobWorker({
    databaseUrl,
    jobs: [...unscheduledJobs, last],
    tools,
    concurrency: 1,
  })
  await worker.start()
  await reached
  await worker.stop()
  await untilIdle(app.db)
  return mail.sent
}

/** Waits for the jobs that other workers of the same queue have started. */
async function untilIdle(db: App['db']): Promise<void> {
  const isRunning = () => db('graphile_worker.jobs').whereNotNull('locked_at').first('id')
  while (await isRunning()) await sleep(20)
}

/** Makes delayed jobs due: those with a name, or of these contributions. */
export async function makeJobsDue(
  { app: { db } }: TestApi,
  { name, about }: { name?: string; about?: string[] },
): Promise<void> {
  const named = db('graphile_worker._private_tasks')
    .where({ identifier: name ?? '' })
    .select('id')
  await db('graphile_worker._private_jobs')
    .whereIn('task_id', named)
    .orWhereRaw(`payload->>'contributionId' = any(?)`, [about ?? []])
    .update({ run_at: db.fn.now() })
}
