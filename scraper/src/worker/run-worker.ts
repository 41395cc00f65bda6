import { runQueue } from '@registry/shared/queue/run-queue'
import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { JobHandlers } from './create-job-handlers.ts'

const JOBS = ['scrape', 'fetch_image', 'keep_photo', 'widen_picture'] as const
export type JobName = (typeof JOBS)[number]

interface WorkerParts {
  db: Pool
  log: Logger
  concurrency: number
  /** Time in ms after which a stopping worker aborts its jobs. */
  stopAbortsAfterMs: number
  loadHandlers: () => Promise<JobHandlers>
}

/** Runs queued jobs until stopped. The first job loads the handlers. */
export function runWorker({ db, loadHandlers, ...options }: WorkerParts) {
  const taskOf =
    (name: JobName): Task =>
    async (payload, helpers) => {
      const { tasks } = await loadHandlers()
      return tasks[name](payload, helpers)
    }
  const tasks = Object.fromEntries(JOBS.map(name => [name, taskOf(name)]))
  return runQueue({ ...options, pool: db, tasks })
}
