import { runQueue } from '@registry/shared/queue/run-queue'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { type FetchImageTools, runFetchImageJob } from '../images/fetch-image-job.ts'
import { runResizeImageJob } from '../images/resize-image-job.ts'
import { runStorePhotoJob } from '../images/store-photo-job.ts'
import { runScrapeJob, type ScrapeJobTools } from '../scrape/scrape-job.ts'
import { StartError } from '../start-error.ts'

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

const NEVER = new AbortController().signal

interface WorkerParts {
  db: Pool
  log: Logger
  concurrency: number
  /** Time in ms after which a stopping worker aborts its jobs. */
  stopAbortsAfterMs: number
  tools: ScrapeJobTools & FetchImageTools
}

/** Runs queued jobs until stopped. */
export function runWorker({ db, log, concurrency, stopAbortsAfterMs, tools }: WorkerParts) {
  return runQueue({
    ...{ pool: db, log, concurrency, stopAbortsAfterMs },
    tasks: {
      scrape: (payload, { job, abortSignal = NEVER }) =>
        runScrapeJob(payload, { attempt: job.attempts, stopped: abortSignal }, tools),
      fetch_image: (payload, { abortSignal = NEVER }) =>
        runFetchImageJob(payload, abortSignal, tools),
      keep_photo: payload => runStorePhotoJob(payload, tools),
      widen_picture: payload => runResizeImageJob(payload, tools),
    },
  })
}
