import { EventEmitter } from 'node:events'
import {
  type ParsedCronItem,
  Logger as QueueLogger,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { splitTraceparent, withSpan } from '../tracing/tracing.ts'
import { createFlagLimiter, type FlagLimits } from './flag-limiter.ts'
import { observeJobs } from './job-metrics.ts'
import { type QueueRunner, superviseRunner } from './supervise-runner.ts'

const INTERVAL_MS = 10_000

interface HeartbeatParts {
  /** Records that the worker is alive, and unlocks the jobs of dead workers. */
  beat: (workerId: string) => Promise<void>
  onMissed: (error: unknown) => void
}

/**
 * Sends a heartbeat every ten seconds. Without it the jobs of a killed worker would stay locked for
 * hours: see the database function beat_worker.
 */
interface Heartbeat {
  /** Starts the heartbeat with the id in `locked_by`; resolves after the first beat. */
  start(workerId: string): Promise<void>
  stop(): void
}

function createHeartbeat({ beat, onMissed }: HeartbeatParts): Heartbeat {
  let timer: ReturnType<typeof setInterval> | undefined
  let first: Promise<void> | undefined
  return {
    start(workerId) {
      first ??= beat(workerId)
      timer ??= setInterval(() => void beat(workerId).catch(onMissed), INTERVAL_MS)
      return first
    },
    stop() {
      clearInterval(timer)
    },
  }
}

/** Runs each task in a span that continues the trace of the span that enqueued the job. */
function traceTasks(tasks: TaskList): TaskList {
  const traced = Object.entries(tasks).map(([name, task]) => {
    const run: typeof task = (fullPayload, helpers) => {
      const { payload, parent } = splitTraceparent(fullPayload)
      const attributes = { 'registry.job': name, 'registry.job.attempt': helpers.job.attempts }
      return withSpan({ name: `job ${name}`, kind: 'consumer', attributes, parent }, async () => {
        await task?.(payload as typeof fullPayload, helpers)
      })
    }
    return [name, run]
  })
  return Object.fromEntries(traced)
}

interface QueuePlan {
  pool: Pool
  log: Logger
  tasks: TaskList
  /** Number of jobs at once. One connection of the pool listens; the others are shared with the heartbeat. */
  concurrency: number
  flagLimits?: FlagLimits
  cronItems?: ParsedCronItem[]
  /** Time in ms after which a stop aborts the jobs that still run. */
  stopAbortsAfterMs: number
}

/** Extra time in ms for a shutdown after it has aborted its jobs. */
const ABANDON_MS = 2_000
const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const

/** Writes the queue's own lines to our log, one level lower, since every job writes its own line. */
function queueLogger(log: Logger): QueueLogger {
  return new QueueLogger(({ jobId, workerId }) => (level, message) => {
    log[LEVELS[level]]({ jobId, workerId }, message)
  })
}

// Jobs are locked by the id of the runner's worker pool: without a heartbeat, those of a killed process stay locked for hours.
function beatBeforeFirstJob(heartbeat: Heartbeat): GraphileConfig.Plugin {
  return {
    name: 'BeatBeforeFirstJob',
    version: '1.0.0',
    worker: {
      hooks: { startWorker: (_context, { worker }) => heartbeat.start(worker.workerPool.id) },
    },
  }
}

async function startRunner(plan: QueuePlan): Promise<QueueRunner> {
  const { pool, log, concurrency, stopAbortsAfterMs } = plan
  const heartbeat = createHeartbeat({
    beat: async workerId => {
      await pool.query('select beat_worker($1)', [workerId])
    },
    onMissed: err => log.warn({ err }, 'heartbeat missed'),
  })
  const limiter = plan.flagLimits && createFlagLimiter(plan.flagLimits)
  const events: WorkerEvents = limiter?.events ?? new EventEmitter()
  observeJobs(events)
  // A shutdown after several lost results never ends, because graphile-worker miscounts them: its heartbeats would
  // hold the jobs for ever, and no other runner would start.
  const abandoned = Promise.withResolvers<void>()
  events.on('pool:gracefulShutdown', () => {
    setTimeout(abandoned.resolve, stopAbortsAfterMs + ABANDON_MS).unref()
  })
  let stop: () => Promise<unknown> = async () => undefined
  // A fetch without an answer may have locked jobs for this runner: they are freed once its heartbeats end.
  events.on('worker:getJob:error', () => void stop().catch(() => undefined))
  const runner = await run({
    events,
    pgPool: pool,
    concurrency,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: stopAbortsAfterMs,
    parsedCronItems: plan.cronItems ?? [],
    logger: queueLogger(log),
    preset: {
      plugins: [beatBeforeFirstJob(heartbeat)],
      // Results are stored in batches, of which a failure ends the runner. A single result's failure is an unhandled rejection.
      worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
    },
    taskList: traceTasks(plan.tasks),
    ...(limiter && { forbiddenFlags: limiter.forbiddenFlags }),
  })
  stop = () => runner.stop()
  const ended = Promise.race([runner.promise, abandoned.promise]).finally(() => heartbeat.stop())
  return { ended, stop }
}

/**
 * Works on the queue of a migrated database (graphile-worker) until `stop`, which lets running jobs end. A
 * runner that loses the database is replaced by a new one as soon as connections succeed; its jobs are freed
 * 30 s after its last heartbeat. Throws when the first runner cannot start.
 */
export function runQueue(plan: QueuePlan): Promise<{ stop(): Promise<void> }> {
  return superviseRunner({
    start: () => startRunner(plan),
    onLost: err => plan.log.warn({ err }, 'queue interrupted'),
  })
}
