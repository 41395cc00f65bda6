import { runQueue } from '@registry/shared/queue/run-queue'
import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { StartError } from '../start-error.ts'
import type { JobHandlers } from './create-job-handlers.ts'

/** Throws a StartError unless the database has the tables, columns and functions that the scraper uses. */
export async function checkSchema(db: Pool): Promise<void> {
  const { rows } = await db
    .query<{ isReady: boolean }>(
      `select to_regclass('public.scrapes') is not null
          and to_regclass('public.images') is not null
          and to_regclass('public.offering_photo_bytes') is not null
          and exists (select from information_schema.columns
                       where table_name = 'scrapes' and column_name = 'stage')
          and to_regprocedure('public.beat_worker(text)') is not null
          and to_regnamespace('graphile_worker') is not null as "isReady"`,
    )
    .catch(cause => {
      throw new StartError('The database at DATABASE_URL cannot be reached.', { cause })
    })
  if (rows[0]?.isReady !== true) {
    throw new StartError('The database schema is behind: run `npm run migrate` first.')
  }
}

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
