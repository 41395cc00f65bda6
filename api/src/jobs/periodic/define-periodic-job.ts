import * as z from 'zod'
import type { Db } from '../../db/connect.ts'
import type { App } from '../../http/app.ts'
import { defineJob, type Job } from '../define-job.ts'
import { enqueue } from '../enqueue.ts'
import * as periodicJobStore from './periodic-job-store.ts'

/** When a periodic job runs. */
export interface Schedule {
  /** Crontab pattern in UTC. */
  pattern: string
  /** Seconds between two runs. */
  periodS: number
}

/** Returns the schedule of a job that runs every hour at a minute. */
export const hourly = (minute: number): Schedule => ({
  pattern: `${minute} * * * *`,
  periodS: 3_600,
})

/** Returns the schedule of a job that runs every day at a time in UTC. */
export const daily = (hour: number, minute: number): Schedule => ({
  pattern: `${minute} ${hour} * * *`,
  periodS: 86_400,
})

const SLICE_SIZE = 1_000
const DEADLINE_MS = 30_000
/** Time after which a run frees its worker and continues as a new job. */
const TURN_MS = 20_000
/** Runs periodic jobs after mails and notifications, which users wait for. */
const PRIORITY = 20
const STATEMENT_TIMEOUT = '57014'

/** One part of the work of a periodic job. */
interface Slice<Cursor> {
  /** Result of the slice before; undefined at the beginning. */
  cursor: Cursor | undefined
  /** Maximum number of rows of this slice. */
  size: number
  /** The slice's transaction, which stores the next cursor too. */
  db: Db
  app: App
}

interface PeriodicJobParts<S extends z.core.$ZodType> {
  name: string
  schedule: Schedule
  cursor: S
  /** Rows of a slice, halved when one exceeds the deadline. */
  sliceSize?: number
  /** Time limit of each statement of a slice, in place of the connection's. */
  deadlineMs?: number
  /** Works on one slice; returns the cursor of the next, or undefined after the last. */
  slice(slice: Slice<z.output<S>>): Promise<z.input<S> | undefined>
}

/** A run started by the clock has an empty payload. */
const payload = z.object({ sliceSize: z.int().min(1).optional() })

const isTimeout = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === STATEMENT_TIMEOUT

/**
 * Declares a job that runs by the clock, in slices. Each slice is a transaction with its own deadline that
 * also stores the cursor, so the next run continues where an interrupted one ended. Two processes never
 * work on one slice. The time of the last success is stored, so that `/api/ready` can list late jobs.
 */
export function definePeriodicJob<S extends z.core.$ZodType>(parts: PeriodicJobParts<S>): Job {
  const { name, schedule, deadlineMs = DEADLINE_MS } = parts

  const runSlice = (app: App, { size, isFirst }: { size: number; isFirst: boolean }) =>
    app.db.transaction(async db => {
      await db.raw(`set local statement_timeout = ${deadlineMs}`)
      const row = await periodicJobStore.lock(db, name)
      // Another process works on a slice, or has finished the run.
      if (!row || (row.cursor === null && !isFirst)) return 'done'
      if (row.cursor === null) await periodicJobStore.markStarted(db, name, app.now())
      // The cursor of another release may have another shape.
      const cursor = z.safeParse(parts.cursor, row.cursor).data
      const next = await parts.slice({ cursor, size, db, app })
      if (next === undefined) await periodicJobStore.markFinished(db, name, app.now())
      else await periodicJobStore.saveCursor(db, name, next)
      return next === undefined ? 'done' : 'more'
    })

  const tryShorter = (app: App, size: number, error: unknown): number => {
    if (!isTimeout(error) || size === 1) throw error
    const half = Math.floor(size / 2)
    app.log.warn({ job: name, size: half }, 'a slice exceeded its deadline and is halved')
    return half
  }

  const job: Job = defineJob({
    name,
    payload,
    priority: PRIORITY,
    async run({ sliceSize = parts.sliceSize ?? SLICE_SIZE }, { app }) {
      const turnEndsAt = performance.now() + TURN_MS
      await periodicJobStore.insertMissing(app.db, [{ name, ...schedule }], app.now())
      let size = sliceSize
      let isFirst = true
      while (isFirst || (!app.lifecycle.isStopping && performance.now() < turnEndsAt)) {
        try {
          if ((await runSlice(app, { size, isFirst })) === 'done') return
          isFirst = false
        } catch (error) {
          size = tryShorter(app, size, error)
        }
      }
      await enqueue(app.db, job, { sliceSize: size }, { key: name })
    },
  })
  return { ...job, schedule }
}

interface PeriodicCleanupParts
  extends Pick<PeriodicJobParts<z.ZodObject>, 'name' | 'schedule' | 'sliceSize'> {
  /** Minimum age of the rows in ms. */
  ageMs: number
  /** Handles at most `size` rows from before `before`; returns how many. */
  run(slice: Omit<Slice<unknown>, 'cursor'> & { before: Date }): Promise<number>
}

/** Declares a periodic job that handles old rows until a slice finds fewer than it may handle. */
export function definePeriodicCleanup({ ageMs, run, ...parts }: PeriodicCleanupParts): Job {
  return definePeriodicJob({
    ...parts,
    cursor: z.object({}),
    async slice({ size, db, app }) {
      const before = new Date(app.now().getTime() - ageMs)
      return (await run({ before, size, db, app })) < size ? undefined : {}
    },
  })
}
