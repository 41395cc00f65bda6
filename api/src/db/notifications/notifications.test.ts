import { DatabaseClient } from '@registry/shared/database/database-client'
import pg from 'pg'
import { pino } from 'pino'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../shared/tools/test-database.ts'
import { startFaultProxy } from '../../../test/fault-proxy.ts'
import { listen, type Notifications } from './notifications.ts'
import { createWaiters, type Waiters } from './notifications-waiters.ts'

const LONG_MS = 60_000
const log = pino({ level: 'silent' })

let database: TestDatabase
let notifications: Notifications
let finished: Waiters
let other: Waiters
let admin: pg.Client

beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  finished = createWaiters()
  other = createWaiters()
  notifications = listen({
    url: database.url,
    channels: { finished: [finished], other: [other] },
    log,
  })
  admin = new pg.Client({ connectionString: database.url })
  await admin.connect()
  expect(await notifications.isListening(LONG_MS)).toBe(true)
})
afterEach(async () => {
  await notifications.stop()
  await admin.end()
})
afterAll(() => database.drop())

const announce = (payload: string, channel = 'finished') =>
  admin.query('select pg_notify($1, $2)', [channel, payload])

describe('notifications', () => {
  test('resolve all waiters of the same payload only', async () => {
    const [first, second] = [finished.wait('a', LONG_MS), finished.wait('a', LONG_MS)]
    const later = finished.wait('b', LONG_MS)
    await announce('a')
    expect(await Promise.all([first, second])).toEqual([true, true])
    await announce('b')
    expect(await later).toBe(true)
  })

  test('resolve to false after the timeout', async () => {
    expect(await finished.wait('never', 10)).toBe(false)
  })

  test('separate channels on one connection', async () => {
    const elsewhere = other.wait('a', LONG_MS)
    const here = finished.wait('a', LONG_MS)
    await announce('a', 'other')
    expect(await elsewhere).toBe(true)
    expect(await Promise.race([here, finished.wait('never', 10)])).toBe(false)
    await announce('a')
    expect(await here).toBe(true)
  })

  test('resolve all waiters after a reconnect, because notifications may have been missed', async () => {
    const waiting = finished.wait('missed', LONG_MS)
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    )
    expect(await waiting).toBe(true)
    const again = finished.wait('later', LONG_MS)
    await announce('later')
    expect(await again).toBe(true)
  })

  test('send no further query to a server that has not responded to the last one', async () => {
    const url = new URL(database.url)
    const proxy = await startFaultProxy(Number(url.port))
    url.port = String(proxy.port)
    const slow = listen({ url: url.href, channels: {}, log })
    onTestFinished(async () => {
      await slow.stop()
      await proxy.stop()
    })
    expect(await slow.isListening(LONG_MS)).toBe(true)
    proxy.freeze()
    const query = vi.spyOn(DatabaseClient.prototype, 'query')
    onTestFinished(() => query.mockRestore())
    for (let call = 0; call < 3; call += 1) expect(await slow.isCaughtUp()).toBe(false)
    expect(query).toHaveBeenCalledTimes(1)
    await proxy.restore()
    await expect.poll(() => slow.isCaughtUp()).toBe(true)
  })

  test('report no listener without a server', async () => {
    const url = 'postgres://nobody:nothing@127.0.0.1:1/none'
    const away = listen({ url, channels: {}, log })
    expect(await away.isListening(10)).toBe(false)
    await away.stop()
  })
})
