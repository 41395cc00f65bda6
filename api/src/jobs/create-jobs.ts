import { runQueue } from '@registry/shared/queue/run-queue'
import { type JobHelpers, parseCronItems, type TaskList } from 'graphile-worker'
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
const CONNECT_MS = 5_000
/** The queue's own queries are short: one without an answer by then is lost. */
const QUERY_MS = 10_000
function openPool(databaseUrl: string, max: number, log: Logger): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
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
  return { id: `${job.id}.${job.revision}.${at.getTime()}`, at }
}

function toTaskList(jobs: readonly Job[], tools: JobTools): TaskList {
  const taskOf = (job: Job) => (payload: unknown, helpers: JobHelpers) =>
    job.work(payload, tools, requestOf(helpers))
  return Object.fromEntries(jobs.map(job => [job.name, taskOf(job)]))
}

function toCronItems(jobs: readonly Job[]) {
  return parseCronItems(
    jobs.flatMap(({ name, schedule }) => (schedule ? [{ task: name, match: schedule }] : [])),
  )
}

/** Prepares to work on `jobs`; nothing connects before `start`. */
export function createJobs({ databaseUrl, jobs, tools, concurrency = 2 }: JobsOptions): Jobs {
  const log = tools.app.log.child({ part: 'jobs' })
  // One connection listens and one sends heartbeats, whatever the jobs do.
  const pool = openPool(databaseUrl, concurrency + 3, log)
  let queue: Awaited<ReturnType<typeof runQueue>> | undefined
  return {
    async start() {
      queue = await runQueue({
        ...{ pool, log, concurrency, stopAbortsAfterMs: STOP_ABORTS_AFTER_MS },
        tasks: toTaskList(jobs, tools),
        cronItems: toCronItems(jobs),
      })
    },
    async stop() {
      await queue?.stop()
      await pool.end()
    },
  }
}
