import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { clearQueue } from '../../../test/clear-queue.ts'
import { startFaultProxy } from '../../../test/fault-proxy.ts'
import { createMemoryMail } from '../../../test/memory-mail.ts'
import { shareApi } from '../../../test/share-api.ts'
import type { TestApi } from '../../../test/start-api.ts'
import { defineJob, type Job } from '../define-job.ts'
import { enqueue } from '../enqueue.ts'
import { definePeriodicJob, hourly } from '../periodic/define-periodic-job.ts'
import { createJobWorker, type JobWorker } from './job-worker.ts'

const payload = z.object({ word: z.string() })
const lines: string[] = []
const api = shareApi({ onLine: line => lines.push(line) })
const open: { stop(): Promise<void> }[] = []
afterEach(async () => {
  for (const part of open.splice(0).toReversed()) await part.stop()
  await clearQueue(api)
  lines.length = 0
})

async function work(api: TestApi, jobs: readonly Job[]): Promise<JobWorker> {
  const tools = { app: api.app, mail: createMemoryMail() }
  const worker = createJobWorker({ databaseUrl: api.databaseUrl, jobs, tools })
  open.push(worker)
  await worker.start()
  return worker
}

/** Defines a job that reports its payload. */
function listening() {
  const heard: string[] = []
  const { promise: first, resolve } = Promise.withResolvers<string>()
  const job = defineJob({
    name: 'say',
    payload,
    async run({ word }) {
      heard.push(word)
      resolve(word)
    },
  })
  return { job, heard, first }
}

describe('jobs', () => {
  test('run after being enqueued', async () => {
    const { job, first } = listening()
    await work(api, [job])
    await enqueue(api.app.db, job, { word: 'hello' })
    expect(await first).toBe('hello')
  })

  test('exist only when their transaction commits', async () => {
    const { job, heard, first } = listening()
    const failing = api.app.db.transaction(async trx => {
      await enqueue(trx, job, { word: 'never' })
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    await api.app.db.transaction(trx => enqueue(trx, job, { word: 'committed' }))
    await work(api, [job])
    expect(await first).toBe('committed')
    expect(heard).toEqual(['committed'])
  })

  test('replace a waiting job with the same key', async () => {
    const { job, heard, first } = listening()
    await enqueue(api.app.db, job, { word: 'old' }, { key: 'one' })
    await enqueue(api.app.db, job, { word: 'new' }, { key: 'one' })
    await work(api, [job])
    await first
    expect(heard).toEqual(['new'])
  })

  test('reject an invalid payload when enqueued', async () => {
    const { job } = listening()
    await expect(enqueue(api.app.db, job, { word: 7 } as never)).rejects.toThrow('expected string')
  })

  test('ignore jobs of other workers', async () => {
    const { job, first } = listening()
    await enqueue(api.app.db, { name: 'scrape_elsewhere', payload }, { word: 'not ours' })
    await work(api, [job])
    await enqueue(api.app.db, job, { word: 'ours' })
    await first
    const left = await api.app
      .db('graphile_worker.jobs')
      .where({ task_identifier: 'scrape_elsewhere' })
    expect(left).toMatchObject([{ attempts: 0, locked_at: null }])
  })

  test('store attempts and error of a failed job, which has ten attempts', async () => {
    const { promise: failed, resolve } = Promise.withResolvers<void>()
    const failing = defineJob({
      name: 'fail',
      payload,
      run: async () => {
        resolve()
        throw new Error('not today')
      },
    })
    const worker = await work(api, [failing])
    await enqueue(api.app.db, failing, { word: 'x' })
    await failed
    // Before the first retry, and after the result is stored.
    await worker.stop()
    open.splice(open.indexOf(worker), 1)
    const left = api.app.db('graphile_worker.jobs')
    expect(await left.first('attempts', 'max_attempts', 'last_error')).toEqual({
      ...{ attempts: 1, max_attempts: 10, last_error: 'not today' },
    })
  })

  test('are taken over from a worker without heartbeat', async () => {
    const { job, first } = listening()
    await enqueue(api.app.db, job, { word: 'rescued' })
    await api.app.db.raw(
      `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'dead', attempts = 1`,
    )
    await api.app.db('worker_heartbeats').insert({
      worker_id: 'dead',
      seen_at: new Date(Date.now() - 31_000),
    })
    await work(api, [job])
    expect(await first).toBe('rescued')
  })
})

test('the queue notices a job that another process adds', async () => {
  const { job, first } = listening()
  await work(api, [job])
  const other = new pg.Client({ connectionString: api.databaseUrl })
  await other.connect()
  await other.query(`select graphile_worker.add_job('say', '{"word":"from afar"}')`)
  expect(await first).toBe('from afar')
  await Promise.all([once(other, 'end'), other.end()])
})

test('a periodic job that was due while no worker ran starts with the worker, in place of its retry', async () => {
  const { db } = api.app
  const tidy = definePeriodicJob({
    name: 'tidy',
    schedule: hourly(7),
    cursor: z.object({}),
    slice: async () => undefined,
  })
  const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  await db('graphile_worker._private_known_crontabs').insert({
    ...{ identifier: 'tidy', known_since: hoursFromNow(-24), last_execution: hoursFromNow(-2) },
  })
  await enqueue(db, tidy, {}, { key: 'tidy', runAt: hoursFromNow(1) })
  await work(api, [tidy])
  await expect.poll(() => db('graphile_worker.jobs').select('key')).toEqual([])
  expect(await db('periodic_jobs').first('name', 'last_success_at')).toEqual({
    ...{ name: 'tidy', last_success_at: expect.any(Date) },
  })
})

test('the queue goes on after results of several jobs were lost with the connection', async () => {
  const url = new URL(api.databaseUrl)
  const proxy = await startFaultProxy(Number(url.port))
  open.push(proxy)
  url.port = String(proxy.port)
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
  const begun: string[] = []
  const slow = defineJob({
    name: 'slow',
    payload,
    async run({ word }) {
      begun.push(word)
      await ends[Number(word)]?.promise
    },
  })
  const { job, first } = listening()
  const worker = createJobWorker({
    ...{ databaseUrl: url.href, jobs: [slow, job], concurrency: ends.length },
    tools: { app: api.app, mail: createMemoryMail() },
    stopAbortsAfterMs: 1_000,
  })
  open.push(worker)
  await worker.start()
  for (const n of ends.keys()) await enqueue(api.app.db, slow, { word: String(n) })
  await expect.poll(() => begun.length, { timeout: 60_000 }).toBe(ends.length)
  await proxy.cut()
  for (const { resolve } of ends) {
    resolve()
    // Results of jobs that end together are stored together.
    await sleep(50)
  }
  await proxy.restore()
  await enqueue(api.app.db, job, { word: 'still here' })
  expect(await first).toBe('still here')
})

describe('stopping', () => {
  /** Stops the worker while a job runs; returns the jobs left in the queue. */
  async function stopDuring(end: () => Promise<void>) {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const job = defineJob({
      name: 'slow',
      payload,
      async run() {
        begin()
        await released
        await end()
      },
    })
    const tools = { app: api.app, mail: createMemoryMail() }
    const worker = createJobWorker({ databaseUrl: api.databaseUrl, jobs: [job], tools })
    await worker.start()
    await enqueue(api.app.db, job, { word: 'slow' })
    await begun
    const stopped = worker.stop()
    release()
    await stopped
    return api.app.db('graphile_worker.jobs').select('attempts', 'locked_at', 'last_error')
  }

  test('completes the running job', async () => {
    expect(await stopDuring(async () => undefined)).toEqual([])
  })

  test('leaves a failing job in the queue for a retry', async () => {
    const left = await stopDuring(() => Promise.reject(new Error('not today')))
    expect(left).toEqual([{ attempts: 1, locked_at: null, last_error: 'not today' }])
  })
})

test.each([
  ['succeeds', async () => undefined],
  ['fails', () => Promise.reject(new Error('not today'))],
])(
  'a database lost during a job that %s stops no worker: others run once it is back',
  async (_, end) => {
    const proxied = new URL(api.databaseUrl)
    const proxy = await startFaultProxy(Number(proxied.port))
    open.push(proxy)
    proxied.port = String(proxy.port)
    const { job: say, first } = listening()
    const { promise: lost, resolve } = Promise.withResolvers<void>()
    const interrupted = defineJob({
      name: 'interrupted',
      payload,
      async run() {
        await proxy.cut()
        resolve()
        await end()
      },
    })
    await work({ ...api, databaseUrl: proxied.href }, [interrupted, say])
    await enqueue(api.app.db, interrupted, { word: 'x' })
    await lost
    await enqueue(api.app.db, say, { word: 'afterwards' })
    // The database is unreachable for the job's result and for the first new runner.
    const interruptions = () => lines.filter(line => line.includes('queue interrupted')).length
    await expect.poll(interruptions, { timeout: 60_000 }).toBeGreaterThan(1)
    await proxy.restore()
    expect(await first).toBe('afterwards')
  },
)

test('a queue whose LISTEN fails after its stop does not end the process', async () => {
  const listen = Promise.withResolvers<never>()
  const { query } = pg.Client.prototype
  const sent: string[] = []
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [text] = String(args[0]).split(' ')
    sent.push(text ?? '')
    return text === 'LISTEN' ? listen.promise : Reflect.apply(query, this, args)
  })
  const worker = await work(api, [listening().job])
  await expect.poll(() => sent).toContain('LISTEN')
  await worker.stop()
  open.splice(open.indexOf(worker), 1)
  const count = () => sent.filter(text => text === 'UNLISTEN').length
  const before = count()
  listen.reject(new Error('Query read timeout'))
  await expect.poll(count).toBe(2 * before)
  // An unhandled error fails this test, also one of the attempt to listen again, at most 136 ms later.
  await sleep(200)
  spy.mockRestore()
})
