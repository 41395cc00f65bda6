import { afterEach, describe, expect, test } from 'vitest'
import { share } from '../../../shared/test/share.ts'
import { createTestDatabase } from '../../../shared/tools/test-database.ts'
import { type FaultProxy, startFaultProxy } from '../../test/fault-proxy.ts'
import { COMMAND_PATIENCE_MS, type ConnectOptions, connect, findMissingLimits } from './connect.ts'
import { isOutage } from './is-outage.ts'

const database = share(async () => {
  const { url, drop } = await createTestDatabase()
  return { url, stop: drop }
})
const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

/** Connects through a proxy, without the default limits, which a slow machine may exceed. */
async function setUp(options: Partial<ConnectOptions> = {}) {
  const url = new URL(database.url)
  const proxy: FaultProxy = await startFaultProxy(Number(url.port))
  open.push(proxy.stop)
  url.port = String(proxy.port)
  const db = connect({ url: url.href, patienceMs: COMMAND_PATIENCE_MS, ...options })
  open.push(() => db.destroy())
  return { db, proxy }
}

/** Returns the error of a promise that rejects, and the time in ms until then. */
async function failureOf(work: PromiseLike<unknown>) {
  const startedAt = performance.now()
  try {
    await work
  } catch (error) {
    return { error: error as Error, ms: performance.now() - startedAt }
  }
  throw new Error('did not fail')
}

describe('a connection', () => {
  test('of an unresponsive server fails after the timeout and is not reused', async () => {
    const { db, proxy } = await setUp({ pool: 1, patienceMs: 2_000 })
    await expect.poll(() => db.raw('select 1')).toBeDefined()
    proxy.freeze()
    const { error, ms } = await failureOf(db.raw('select 1'))
    expect(error.message).toMatch('Query read timeout')
    expect(ms).toBeGreaterThan(2_000)
    expect(isOutage((await failureOf(db.raw('select 1'))).error)).toBe(true)
    await proxy.restore()
    const rows = async () => (await db.raw('select 2 as two')).rows
    await expect.poll(rows).toEqual([{ two: 2 }])
  })

  test('that was closed is replaced as soon as the server accepts connections', async () => {
    const { db, proxy } = await setUp()
    await db.raw('select 1')
    await proxy.cut()
    expect(isOutage((await failureOf(db.raw('select 1'))).error)).toBe(true)
    await proxy.restore()
    expect((await db.raw('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})

describe('a transaction', () => {
  test('is retried after a deadlock', async () => {
    const { db } = await setUp()
    await db.raw('create table pairs (id int primary key, count int)')
    await db('pairs').insert([
      { id: 1, count: 0 },
      { id: 2, count: 0 },
    ])
    const both = Promise.withResolvers<void>()
    let started = 0
    let runs = 0
    const add = (first: number, second: number) =>
      db.transaction(async trx => {
        runs += 1
        await trx('pairs').where({ id: first }).increment('count', 1)
        started += 1
        if (started === 2) both.resolve()
        await both.promise
        await trx('pairs').where({ id: second }).increment('count', 1)
      })
    await Promise.all([add(1, 2), add(2, 1)])
    expect(await db('pairs').orderBy('id').pluck('count')).toEqual([2, 2])
    expect(runs).toBeGreaterThan(2)
  })

  test('fails after three retries of a conflict', async () => {
    const { db } = await setUp()
    let runs = 0
    const failing = db.transaction(async trx => {
      runs += 1
      await trx.raw(`do $$ begin raise exception using errcode = '40001'; end $$`)
    })
    expect((await failureOf(failing)).error).toMatchObject({ code: '40001' })
    expect(runs).toBe(4)
  })

  test('is not retried after another error', async () => {
    const { db } = await setUp()
    let runs = 0
    const failing = db.transaction(async () => {
      runs += 1
      throw new Error('no')
    })
    expect((await failureOf(failing)).error.message).toBe('no')
    expect(runs).toBe(1)
  })
})

describe('a connection of a pooler', () => {
  test('has the limits of the server, and a transaction its own statement timeout', async () => {
    const { db } = await setUp({ isPooled: true, statementMs: 50_000 })
    const limitOf = async (trx: typeof db) => (await trx.raw('show statement_timeout')).rows[0]
    expect(await limitOf(db)).toEqual({ statement_timeout: '0' })
    expect(await db.transaction(limitOf)).toEqual({ statement_timeout: '50s' })
    expect(await findMissingLimits(db)).toEqual([
      'idle_in_transaction_session_timeout',
      'lock_timeout',
      'statement_timeout',
    ])
  })

  test('that has limits lacks none', async () => {
    const { db } = await setUp()
    expect(await findMissingLimits(db)).toEqual([])
  })

  test('runs a named statement without its name', async () => {
    const { db } = await setUp({ isPooled: true, pool: 1 })
    const client = await db.client.acquireConnection()
    await client.query({ name: 'same', text: 'select 1' })
    // The driver rejects another text under a name that the connection has prepared.
    const { rows } = await client.query({ name: 'same', text: 'select 2 as two' })
    expect(rows).toEqual([{ two: 2 }])
    await db.client.releaseConnection(client)
    await db.raw('select 1').options({ name: 'same' })
    expect((await db.raw('select 2 as two').options({ name: 'same' })).rows).toEqual([{ two: 2 }])
  })
})
