import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { clearQueue } from '../../../test/clear-queue.ts'
import { createMemoryMail } from '../../../test/memory-mail.ts'
import { shareApi } from '../../../test/share-api.ts'
import { defineJob, type Job, type JobGroup } from '../define-job.ts'
import { enqueue } from '../enqueue.ts'
import { createJobWorker } from './job-worker.ts'

const payload = z.object({ name: z.string() })
const api = shareApi()
const open: { stop(): Promise<void> }[] = []
afterEach(async () => {
  for (const part of open.splice(0).toReversed()) await part.stop()
  await clearQueue(api)
})

async function setUp(jobs: readonly Job[], pausedHosts: () => string[] = () => []) {
  const push = { ...api.app.push, pausedHosts }
  const worker = createJobWorker({
    databaseUrl: api.databaseUrl,
    jobs,
    tools: { app: { ...api.app, push }, mail: createMemoryMail() },
    stopAbortsAfterMs: 50,
  })
  open.push(worker)
  await worker.start()
  return worker
}

/** Defines a job that records running payloads and ends each when `end` is called with its name. */
function blocking(group: JobGroup) {
  const running: string[] = []
  const ended = new Map<string, PromiseWithResolvers<void>>()
  const endOf = (name: string) => {
    const end = ended.get(name) ?? Promise.withResolvers<void>()
    ended.set(name, end)
    return end
  }
  const job = defineJob({
    name: `block_${group}`,
    payload,
    group,
    async run({ name }) {
      running.push(name)
      await endOf(name).promise
      running.splice(running.indexOf(name), 1)
    },
  })
  return { job, running, end: (name: string) => endOf(name).resolve() }
}

const left = () => api.app.db('graphile_worker._private_jobs').orderBy('id')

describe('a group of jobs', () => {
  test('runs while the workers of the other groups are busy', async () => {
    const [general, mail] = [blocking('general'), blocking('mail')]
    const notification = blocking('notifications')
    await setUp([general.job, mail.job, notification.job])
    for (const name of ['1', '2', '3']) {
      await enqueue(api.app.db, general.job, { name })
      await enqueue(api.app.db, mail.job, { name })
    }
    await expect.poll(() => general.running).toEqual(['1', '2'])
    await expect.poll(() => mail.running).toEqual(['1', '2'])
    await enqueue(api.app.db, notification.job, { name: '1' })
    await expect.poll(() => notification.running).toEqual(['1'])
    general.end('1')
    await expect.poll(() => general.running).toEqual(['2', '3'])
  })

  test('has a heartbeat under the id that locks its jobs', async () => {
    const groups = [blocking('general'), blocking('mail'), blocking('notifications')]
    await setUp(groups.map(({ job }) => job))
    for (const { job } of groups) await enqueue(api.app.db, job, { name: '1' })
    for (const { running } of groups) await expect.poll(() => running).toEqual(['1'])
    const beating = await api.app.db('worker_heartbeats').pluck('worker_id')
    const locking = (await left()).map(({ locked_by }) => locked_by)
    expect(beating).toHaveLength(3)
    expect(locking.toSorted()).toEqual(beating.toSorted())
  })
})

describe('jobs with flags', () => {
  const enqueueFlagged = (job: Job, [name, ...flags]: string[]) =>
    enqueue(api.app.db, job, { name }, { flags })

  test('run two at once per host, while jobs of other hosts and without flags run', async () => {
    const { job, running, end } = blocking('notifications')
    await setUp([job])
    for (const name of ['a1', 'a2', 'a3', 'a4']) {
      await enqueueFlagged(job, [name, 'push', 'push:a.example'])
    }
    await enqueueFlagged(job, ['b1', 'push', 'push:b.example'])
    await enqueueFlagged(job, ['other'])
    await expect.poll(() => running.toSorted()).toEqual(['a1', 'a2', 'b1', 'other'])
    end('a1')
    await expect.poll(() => running.toSorted()).toEqual(['a2', 'a3', 'b1', 'other'])
  })

  test('leave two workers to jobs without flags while others are blocked', async () => {
    const { job, running } = blocking('notifications')
    await setUp([job])
    const hosts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    for (const host of hosts) await enqueueFlagged(job, [host, 'push', `push:${host}`])
    await enqueueFlagged(job, ['other'])
    const expected = ['a', 'b', 'c', 'd', 'e', 'f', 'other']
    await expect.poll(() => running.toSorted()).toEqual(expected)
  })

  test('stay in the queue without an attempt while their host is paused', async () => {
    const { job, running } = blocking('notifications')
    let paused = ['a.example']
    await setUp([job], () => paused)
    await enqueueFlagged(job, ['a1', 'push', 'push:a.example'])
    await enqueueFlagged(job, ['b1', 'push', 'push:b.example'])
    await expect.poll(() => running).toEqual(['b1'])
    expect(await left()).toMatchObject([{ attempts: 0, locked_at: null }, { attempts: 1 }])
    paused = []
    await expect.poll(() => running).toEqual(['b1', 'a1'])
  })
})

test('a shutdown returns an unfinished job to the queue', async () => {
  const { job, running } = blocking('general')
  const worker = await setUp([job])
  await enqueue(api.app.db, job, { name: '1' })
  await expect.poll(() => running).toEqual(['1'])
  await worker.stop()
  open.pop()
  const [stopped] = await left()
  expect(stopped).toMatchObject({ attempts: 1, locked_at: null })
  expect(stopped.run_at.getTime()).toBeGreaterThan(stopped.created_at.getTime())
})
