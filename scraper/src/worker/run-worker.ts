import { runQueue } from '@registry/shared/queue/run-queue'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { type FetchImageTools, runFetchImageJob } from '../images/fetch-image-job.ts'
import { runResizeImageJob } from '../images/resize-image-job.ts'
import { runStorePhotoJob } from '../images/store-photo-job.ts'
import { runScrapeJob, type ScrapeJobTools } from '../scrape/scrape-job.ts'

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
