import { endPool } from '@registry/shared/jobs/end-pool'
import { createHeartbeat, type Heartbeat } from '@registry/shared/jobs/heartbeat'
import {
  type JobHelpers,
  parseCronItems,
  Logger as QueueLogger,
  type Runner,
  run,
  type TaskList,
} from 'graphile-worker'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Job, JobRequest, JobTools } from './define-job.ts'

export interface JobsOptions {
  databaseUrl: string
  jobs: readonly Job[]
  tools: JobTools
  concurrency?: number
}

/** The part of this process that works on the queue. */
export interface Jobs {
  start(): Promise<void>
  /** Lets running jobs end, at most eight seconds long. */
  stop(): Promise<void>
}

const STOP_ABORTS_AFTER_MS = 8_000
const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const

/** The queue's own lines in our log, one level lower. */
function queueLogger(log: Logger): QueueLogger {
  return new QueueLogger(({ jobId, workerId }) => (level, message) => {
    log[LEVELS[level]]({ jobId, workerId }, message)
  })
}

function openPool(databaseUrl: string, max: number, log: Logger): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    application_name: 'registry-jobs',
  })
  const onError = (err: Error) => log.warn({ err }, 'database connection lost')
  pool.on('error', onError)
  // graphile-worker asks for one on each client too: an idle listener's error would else be uncaught.
  pool.on('connect', client => client.on('error', onError))
  return pool
}

// Numbers begin again in another database, and a replaced job keeps its number.
function requestOf({ job }: JobHelpers): JobRequest {
  const at = new Date(job.created_at)
  const isLastAttempt = job.attempts >= job.max_attempts
  return { id: `${job.id}.${job.revision}.${at.getTime()}`, at, isLastAttempt }
}

function toTaskList(jobs: readonly Job[], tools: JobTools): TaskList {
  const taskOf = (job: Job) => (payload: unknown, helpers: JobHelpers) =>
    job.work(payload, tools, requestOf(helpers))
  return Object.fromEntries(jobs.map(job => [job.name, taskOf(job)]))
}

function toCronItems(jobs: readonly Job[]) {
  return parseCronItems(
    jobs.flatMap(({ name, schedule, priority }) => {
      if (!schedule) return []
      // One job of a name waits at a time, and a run that was due while nothing ran is made up for.
      const options = { jobKey: name, backfillPeriod: schedule.periodS * 1_000, priority }
      return [{ task: name, match: schedule.pattern, options }]
    }),
  )
}

// The queue locks jobs by the id of the pool. A pool that died unknown would keep its jobs for hours.
function beatBeforeFirstJob(heartbeat: Heartbeat): GraphileConfig.Plugin {
  return {
    name: 'BeatBeforeFirstJob',
    version: '1.0.0',
    worker: {
      hooks: { startWorker: (_context, { worker }) => heartbeat.start(worker.workerPool.id) },
    },
  }
}

/** Prepares to work on `jobs`; nothing connects before `start`. */
export function createJobs({ databaseUrl, jobs, tools, concurrency = 2 }: JobsOptions): Jobs {
  const log = tools.app.log.child({ part: 'jobs' })
  // One connection listens and one beats, whatever the jobs do.
  const pool = openPool(databaseUrl, concurrency + 3, log)
  const heartbeat = createHeartbeat({
    beat: async workerId => {
      await pool.query('select beat_worker($1)', [workerId])
    },
    onMissed: err => log.warn({ err }, 'heartbeat missed'),
  })
  let runner: Runner | undefined
  return {
    async start() {
      runner = await run({
        pgPool: pool,
        concurrency,
        noHandleSignals: true,
        gracefulShutdownAbortTimeout: STOP_ABORTS_AFTER_MS,
        parsedCronItems: toCronItems(jobs),
        logger: queueLogger(log),
        preset: { plugins: [beatBeforeFirstJob(heartbeat)] },
        taskList: toTaskList(jobs, tools),
      })
    },
    async stop() {
      await runner?.stop()
      heartbeat.stop()
      await endPool(pool)
    },
  }
}
