import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { shareApi } from '../../../test/share-api.ts'
import { createTestClock } from '../../../test/test-clock.ts'
import { defineJob } from '../define-job.ts'
import { daily, definePeriodicJob, hourly, type Schedule } from './define-periodic-job.ts'
import { watchPeriodicJobs } from './watch-periodic-jobs.ts'

const HOUR_MS = 3_600_000
const clock = createTestClock()
const lines: string[] = []
const open: { stop(): void }[] = []

const api = shareApi({ now: clock.now, onLine: line => void lines.push(line) })
afterEach(() => {
  for (const watch of open.splice(0)) watch.stop()
})

const tidy = (schedule: Schedule, name = 'tidy') =>
  definePeriodicJob({ name, schedule, cursor: z.object({}), slice: async () => undefined })

async function watch(...jobs: ReturnType<typeof tidy>[]) {
  const watching = await watchPeriodicJobs({ app: api.app, jobs, checkEveryMs: 20 })
  open.push(watching)
  return watching
}

const stored = () => api.app.db('periodic_jobs').orderBy('name').select('name', 'period_s')
const errors = () =>
  lines
    .map(line => JSON.parse(line))
    .filter(({ level }) => level >= 50)
    .map(({ job, ageS, msg }) => ({ job, ageS, msg }))

describe('the watch over periodic jobs', () => {
  test('stores the jobs that have a schedule, and no others', async () => {
    const mail = defineJob({ name: 'mail', payload: z.object({}), run: async () => undefined })
    await watch(tidy(hourly(1)), tidy(daily(1, 1), 'count'), mail)
    expect(await stored()).toEqual([
      { name: 'count', period_s: 86_400 },
      { name: 'tidy', period_s: 3_600 },
    ])
  })

  test('removes a job that no longer exists, and stores a changed period', async () => {
    await watch(tidy(daily(1, 1)))
    expect(await stored()).toEqual([{ name: 'tidy', period_s: 86_400 }])
    await watch(tidy(hourly(1)))
  })

  test('logs an error for a job that has not finished for three of its periods', async () => {
    await watch(tidy(hourly(1)))
    expect(errors()).toEqual([])
    clock.pass(4 * HOUR_MS)
    await expect.poll(errors).toContainEqual({
      ...{ job: 'tidy', ageS: 4 * 3_600 },
      msg: 'a periodic job has not finished for three of its periods',
    })
  })
})
