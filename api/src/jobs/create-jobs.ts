import { endPool } from '@registry/shared/jobs/end-pool'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Job, JobGroup, JobTools } from './define-job.ts'
import { type StartedRunner, startRunner } from './start-runner.ts'

export interface JobsOptions {
  databaseUrl: string
  jobs: readonly Job[]
  tools: JobTools
  /** Runs all jobs in one group with so many workers, in order of priority. For tests. */
  concurrency?: number
  /** Time in ms after which a stop puts running jobs back on the queue. */
  stopAbortsAfterMs?: number
}

/** The part of this process that works on the queue. */
export interface Jobs {
  start(): Promise<void>
  /** Waits for running jobs, at most eight seconds; those that run longer are retried later. */
  stop(): Promise<void>
}

const STOP_ABORTS_AFTER_MS = 8_000
const WORKERS: Record<JobGroup, number> = { general: 2, mail: 2, notifications: 8 }
/** Connections that all runners share to take jobs, store results, beat and schedule. */
const SHARED_CONNECTIONS = 5

interface Group {
  name: string
  jobs: readonly Job[]
  concurrency: number
}

function groupsOf({ jobs, concurrency }: JobsOptions): Group[] {
  if (concurrency !== undefined) return [{ name: 'all', jobs, concurrency }]
  const byGroup = Map.groupBy(jobs, ({ group }) => group)
  return [...byGroup].map(([name, own]) => ({ name, jobs: own, concurrency: WORKERS[name] }))
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

/**
 * Prepares to work on `jobs`; nothing connects before `start`. Each group of jobs has workers of its own. A process
 * uses at most one connection per group, which listens for new jobs, and five more.
 */
export function createJobs(options: JobsOptions): Jobs {
  const { databaseUrl, tools, stopAbortsAfterMs = STOP_ABORTS_AFTER_MS } = options
  const groups = groupsOf(options)
  const log = tools.app.log.child({ part: 'jobs' })
  const pool = openPool(databaseUrl, groups.length + SHARED_CONNECTIONS, log)
  const runners: StartedRunner[] = []
  return {
    async start() {
      for (const group of groups) {
        runners.push(await startRunner({ ...group, pool, tools, stopAbortsAfterMs }))
      }
    },
    async stop() {
      await Promise.all(runners.map(runner => runner.stop()))
      await endPool(pool)
    },
  }
}
