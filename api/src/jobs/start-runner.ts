import { createHeartbeat, type Heartbeat } from '@registry/shared/jobs/heartbeat'
import {
  type JobHelpers,
  parseCronItems,
  Logger as QueueLogger,
  run,
  type TaskList,
} from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Job, JobRequest, JobTools } from './define-job.ts'
import { createFlagLimiter } from './job-flags.ts'
import { pushLimits } from './push-limits.ts'

export interface RunnerParts {
  /** Name of the group in the log. */
  name: string
  jobs: readonly Job[]
  /** Number of workers. */
  concurrency: number
  /** Shared by all runners of a process. One of its connections is this runner's own: it listens for new jobs. */
  pool: pg.Pool
  tools: JobTools
  /** Time in ms after which a stopping runner puts its running jobs back on the queue. */
  stopAbortsAfterMs: number
}

/** A group of jobs that is being worked on. */
export interface StartedRunner {
  stop(): Promise<void>
}

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const

/** The queue's own lines in our log, one level lower. */
function queueLogger(log: Logger): QueueLogger {
  return new QueueLogger(({ jobId, workerId }) => (level, message) => {
    log[LEVELS[level]]({ jobId, workerId }, message)
  })
}

// Numbers begin again in another database, and a replaced job keeps its number.
function requestOf({ job }: JobHelpers): JobRequest {
  const at = new Date(job.created_at)
  return { id: `${job.id}.${job.revision}.${at.getTime()}`, at }
}

function toTaskList(jobs: readonly Job[], tools: JobTools): TaskList {
  const taskOf = (job: Job) => (payload: unknown, helpers: JobHelpers) =>
    // graphile-worker waits for a job that ignores the abort signal; such a job fails and is retried.
    Promise.race([job.work(payload, tools, requestOf(helpers)), helpers.abortPromise])
  return Object.fromEntries(jobs.map(job => [job.name, taskOf(job)]))
}

function toCronItems(jobs: readonly Job[]) {
  return parseCronItems(
    jobs.flatMap(({ name, schedule }) => (schedule ? [{ task: name, match: schedule }] : [])),
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

/**
 * Starts workers for one group of jobs. They have a heartbeat of their own, because the queue locks jobs by runner,
 * and limits of their own for flagged jobs. Rejects when the database cannot be reached.
 */
export async function startRunner(parts: RunnerParts): Promise<StartedRunner> {
  const { jobs, concurrency, pool, tools, stopAbortsAfterMs } = parts
  const log = tools.app.log.child({ part: 'jobs', group: parts.name })
  const heartbeat = createHeartbeat({
    beat: async workerId => {
      await pool.query('select beat_worker($1)', [workerId])
    },
    onMissed: err => log.warn({ err }, 'heartbeat missed'),
  })
  const runner = await run({
    pgPool: pool,
    concurrency,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: stopAbortsAfterMs,
    parsedCronItems: toCronItems(jobs),
    logger: queueLogger(log),
    preset: { plugins: [beatBeforeFirstJob(heartbeat)] },
    taskList: toTaskList(jobs, tools),
    ...createFlagLimiter(pushLimits(tools.app.push)),
  })
  return {
    async stop() {
      await runner.stop()
      heartbeat.stop()
    },
  }
}
