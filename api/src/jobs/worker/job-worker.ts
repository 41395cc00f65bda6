import { createQueuePool } from '@registry/shared/queue/create-queue-pool'
import { runQueue } from '@registry/shared/queue/run-queue'
import { type JobHelpers, parseCronItems, type TaskList } from 'graphile-worker'
import type { Job, JobGroup, JobRequest, JobTools } from '../define-job.ts'
import { pushLimits } from './push-limits.ts'
import { yieldToRequests } from './yield-to-requests.ts'

interface JobWorkerOptions {
  databaseUrl: string
  jobs: readonly Job[]
  tools: JobTools
  /** Runs all jobs in one group with this many workers, in order of priority. For tests. */
  concurrency?: number
  /** True while requests wait for resources that jobs would use; see `yieldToRequests`. */
  areRequestsWaiting?: () => boolean
  /** Time in ms after which a shutdown returns running jobs to the queue. */
  stopAbortsAfterMs?: number
}

/** Worker for queued jobs. */
export interface JobWorker {
  start(): Promise<void>
  /** Waits for running jobs, at most eight seconds; longer jobs are retried later. */
  stop(): Promise<void>
}

const STOP_ABORTS_AFTER_MS = 8_000
const CONNECT_MS = 5_000
/** Timeout of the queue's own queries, which are short. */
const QUERY_MS = 10_000
const WORKERS: Record<JobGroup, number> = { general: 2, mail: 2, notifications: 8 }
/** Connections that all groups share to take jobs, store results, schedule and send heartbeats. */
const SHARED_CONNECTIONS = 5

interface RunnerGroup {
  name: string
  jobs: readonly Job[]
  concurrency: number
}

function groupsOf({ jobs, concurrency }: JobWorkerOptions): RunnerGroup[] {
  if (concurrency !== undefined) return [{ name: 'all', jobs, concurrency }]
  const byGroup = Map.groupBy(jobs, ({ group }) => group)
  return [...byGroup].map(([name, own]) => ({ name, jobs: own, concurrency: WORKERS[name] }))
}

// Job ids restart in another database, and a replaced job keeps its id.
function requestOf({ job }: JobHelpers): JobRequest {
  const at = new Date(job.created_at)
  const isRetry = job.attempts > 1
  const isLastAttempt = job.attempts >= job.max_attempts
  return { id: `${job.id}.${job.revision}.${at.getTime()}`, at, isRetry, isLastAttempt }
}

function toTaskList(jobs: readonly Job[], tools: JobTools): TaskList {
  const taskOf = (job: Job) => (payload: unknown, helpers: JobHelpers) =>
    // Jobs that ignore the abort signal fail at shutdown and are retried later.
    Promise.race([job.work(payload, tools, requestOf(helpers)), helpers.abortPromise])
  return Object.fromEntries(jobs.map(job => [job.name, taskOf(job)]))
}

function toCronItems(jobs: readonly Job[]) {
  return parseCronItems(
    jobs.flatMap(({ name, schedule, priority }) => {
      if (!schedule) return []
      // A due run replaces a waiting retry; the worker makes up for a run that it missed.
      const options = { jobKey: name, backfillPeriod: schedule.periodS * 1_000, priority }
      return [{ task: name, match: schedule.pattern, options }]
    }),
  )
}

/**
 * Creates the worker; it connects in `start`. Each group of jobs has its own workers. The queue uses at most
 * one connection per group, which listens for new jobs, and five more.
 */
export function createJobWorker(options: JobWorkerOptions): JobWorker {
  const { databaseUrl, tools, stopAbortsAfterMs = STOP_ABORTS_AFTER_MS } = options
  const { areRequestsWaiting = () => false } = options
  const groups = groupsOf(options)
  const log = tools.app.log.child({ part: 'jobs' })
  const settings = {
    connectionString: databaseUrl,
    max: groups.length + SHARED_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    application_name: 'registry-jobs',
  }
  const pool = createQueuePool(settings, log)
  const runners: Awaited<ReturnType<typeof runQueue>>[] = []
  const startRunner = ({ name, jobs, concurrency }: RunnerGroup) =>
    runQueue({
      ...{ pool, log: log.child({ group: name }), concurrency, stopAbortsAfterMs },
      tasks: toTaskList(jobs, tools),
      cronItems: toCronItems(jobs),
      flagLimits: {
        ...pushLimits(tools.app.push),
        turn: () => yieldToRequests(areRequestsWaiting),
      },
    })
  return {
    async start() {
      for (const group of groups) runners.push(await startRunner(group))
    },
    async stop() {
      await Promise.all(runners.map(runner => runner.stop()))
      await pool.end()
    },
  }
}
