import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { createMemoryMail } from '../../../test/memory-mail.ts'
import { queuedJobs } from '../../../test/queued-jobs.ts'
import { shareApi } from '../../../test/share-api.ts'
import { createTestClock } from '../../../test/test-clock.ts'
import type { Job } from '../define-job.ts'
import { definePeriodicJob, hourly } from './define-periodic-job.ts'

const NUMBERS = 10
const clock = createTestClock()

const api = shareApi({ now: clock.now })

const work = (job: Job, payload = {}) =>
  job.work(payload, { app: api.app, mail: createMemoryMail() })
const rowOf = ({ name }: Job) => api.app.db('periodic_jobs').where({ name }).first()

let jobCount = 0

/** Counts to NUMBERS, a slice at a time; `onSlice` runs inside each slice. */
function counting(onSlice: (numbers: number[]) => unknown = () => undefined) {
  jobCount += 1
  const slices: number[][] = []
  const job = definePeriodicJob({
    name: `count_${jobCount}`,
    schedule: hourly(7),
    cursor: z.object({ after: z.int() }),
    sliceSize: 4,
    async slice({ cursor, size, db }) {
      const first = (cursor?.after ?? 0) + 1
      const last = Math.min(first + size - 1, NUMBERS)
      const numbers = Array.from({ length: last - first + 1 }, (_, at) => first + at)
      await onSlice(numbers)
      // A statement that the timeout can cancel.
      await db.raw('select 1')
      slices.push(numbers)
      return last < NUMBERS ? { after: last } : undefined
    },
  })
  return { job, slices }
}

describe('a periodic job', () => {
  test('runs slice after slice and stores the time of its success', async () => {
    const { job, slices } = counting()
    await work(job)
    expect(slices).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
      [9, 10],
    ])
    expect(await rowOf(job)).toMatchObject({
      ...{ cursor: null, period_s: 3_600 },
      ...{ started_at: clock.now(), last_success_at: clock.now() },
    })
  })

  test('takes the slice size from its payload', async () => {
    const { job, slices } = counting()
    await work(job, { sliceSize: 5 })
    expect(slices).toEqual([
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9, 10],
    ])
  })

  test('continues at its cursor after an interruption', async () => {
    let isBroken = true
    const { job, slices } = counting(numbers => {
      if (isBroken && numbers.includes(5)) throw new Error('interrupted')
    })
    await expect(work(job)).rejects.toThrow('interrupted')
    const startedAt = clock.now()
    expect(await rowOf(job)).toMatchObject({
      ...{ cursor: { after: 4 }, started_at: startedAt, last_success_at: null },
    })
    isBroken = false
    clock.pass(60_000)
    await work(job)
    expect(slices.map(([first]) => first)).toEqual([1, 5, 9])
    expect(await rowOf(job)).toMatchObject({
      ...{ cursor: null, started_at: startedAt, last_success_at: clock.now() },
    })
  })

  test('starts from the beginning when its cursor has another shape', async () => {
    const { job, slices } = counting()
    const { name } = job
    const cursor = JSON.stringify({ page: 2 })
    await api.app.db('periodic_jobs').insert({ name, period_s: 3_600, cursor })
    await work(job)
    expect(slices.map(([first]) => first)).toEqual([1, 5, 9])
  })

  test('rolls back the writes of a slice that fails', async () => {
    const { job } = counting()
    const broken = definePeriodicJob({
      name: 'count_broken',
      schedule: hourly(7),
      cursor: z.object({}),
      async slice({ db }) {
        await db('findings').insert({ name: 'half_done' })
        throw new Error('broken')
      },
    })
    await expect(work(broken)).rejects.toThrow('broken')
    await work(job)
    expect(await api.app.db('findings').select('name')).toEqual([])
  })

  test('halves a slice that exceeds its deadline', async () => {
    const sizes: number[] = []
    const job = definePeriodicJob({
      name: 'count_slowly',
      schedule: hourly(7),
      cursor: z.object({ after: z.int() }),
      sliceSize: 8,
      async slice({ cursor, size, db }) {
        sizes.push(size)
        if (size > 2) {
          // Only this statement has a short deadline: on a busy machine any other could exceed it, too.
          await db.raw('set local statement_timeout = 1')
          await db.raw('select pg_sleep(30)')
        }
        const last = (cursor?.after ?? 0) + size
        return last < 4 ? { after: last } : undefined
      },
    })
    await work(job)
    expect(sizes).toEqual([8, 4, 2, 2])
    expect(await rowOf(job)).toMatchObject({ last_success_at: clock.now() })
  })

  test('fails when a slice of one row exceeds its deadline', async () => {
    const job = definePeriodicJob({
      name: 'count_never',
      schedule: hourly(7),
      cursor: z.object({}),
      sliceSize: 2,
      deadlineMs: 50,
      async slice({ db }) {
        await db.raw('select pg_sleep(30)')
        return undefined
      },
    })
    await expect(work(job)).rejects.toMatchObject({ code: '57014' })
    expect(await rowOf(job)).toMatchObject({ last_success_at: null })
  })

  test('gives the rest to a job behind the others when the process stops', async () => {
    const { job, slices } = counting()
    api.app.lifecycle.isStopping = true
    await work(job, { sliceSize: 3 })
    api.app.lifecycle.isStopping = false
    expect(slices).toEqual([[1, 2, 3]])
    const [rest] = (await queuedJobs(api.app.db)).filter(({ name }) => name === job.name)
    expect(rest?.payload).toEqual({ sliceSize: 3 })
    await work(job, rest?.payload)
    expect(slices.flat()).toHaveLength(NUMBERS)
  })

  test('leaves its slices to the process that works on one', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { job, slices } = counting(() => {
      begin()
      return released
    })
    const first = work(job)
    await begun
    await work(job)
    expect(slices).toEqual([])
    release()
    await first
    expect(slices.flat()).toHaveLength(NUMBERS)
  })
})
