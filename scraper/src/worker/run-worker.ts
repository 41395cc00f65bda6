import type { Heartbeat } from '@registry/shared/jobs/heartbeat'
import { type Runner, run } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { type FetchImageTools, runFetchImageJob } from '../images/fetch-image-job.ts'
import { runKeepPhotoJob } from '../images/keep-photo-job.ts'
import { runWidenPictureJob } from '../images/widen-picture-job.ts'
import { runScrapeJob, type ScrapeJobTools } from '../scrape/scrape-job.ts'
import { queueLogger } from './queue-logger.ts'

const NEVER = new AbortController().signal

export interface WorkerParts {
  db: Pool
  log: Logger
  concurrency: number
  heartbeat: Heartbeat
  /** Time in ms after which a stopping worker aborts its jobs. */
  stopAbortsAfterMs: number
  tools: ScrapeJobTools & FetchImageTools
}

/** Takes jobs from the queue until it is stopped. */
export function runWorker({
  db,
  log,
  concurrency,
  heartbeat,
  stopAbortsAfterMs,
  tools,
}: WorkerParts): Promise<Runner> {
  return run({
    pgPool: db,
    concurrency,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: stopAbortsAfterMs,
    parsedCronItems: [],
    logger: queueLogger(log),
    preset: { plugins: [beatBeforeFirstJob(heartbeat)] },
    taskList: {
      scrape: (payload, { job, abortSignal = NEVER }) =>
        runScrapeJob(payload, { attempt: job.attempts, stopped: abortSignal }, tools),
      fetch_image: (payload, { abortSignal = NEVER }) =>
        runFetchImageJob(payload, abortSignal, tools),
      keep_photo: payload => runKeepPhotoJob(payload, tools),
      widen_picture: payload => runWidenPictureJob(payload, tools),
    },
  })
}

// The queue locks jobs by the id of the pool. A pool that died unknown would keep its jobs for hours.
function beatBeforeFirstJob(heartbeat: Heartbeat): GraphileConfig.Plugin {
  return {
    name: 'BeatBeforeFirstJob',
    version: '1.0.0',
    worker: {
      hooks: {
        startWorker: (_context, { worker }) => heartbeat.start(worker.workerPool.id),
      },
    },
  }
}
