import pg from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../shared/tools/test-database.ts'
import { listen, type Notifications } from './notifications.ts'

const LONG_MS = 60_000
const log = pino({ level: 'silent' })

let database: TestDatabase
let notifications: Notifications
let admin: pg.Client

beforeEach(async () => {
  database = await createTestDatabase()
  notifications = listen({ url: database.url, channel: 'finished', log })
  // The first connection wakes everybody: from then on somebody listens.
  const opened = notifications.wait('opened', LONG_MS)
  admin = new pg.Client({ connectionString: database.url })
  await admin.connect()
  await opened
})
afterEach(async () => {
  await notifications.stop()
  await admin.end()
  await database.drop()
})

const announce = (payload: string) => admin.query("select pg_notify('finished', $1)", [payload])

describe('notifications', () => {
  test('wake everybody who waits for the same, and nobody else', async () => {
    const [first, second] = [notifications.wait('a', LONG_MS), notifications.wait('a', LONG_MS)]
    const other = notifications.wait('b', LONG_MS)
    await announce('a')
    expect(await Promise.all([first, second])).toEqual([true, true])
    await announce('b')
    expect(await other).toBe(true)
  })

  test('give up after their time', async () => {
    expect(await notifications.wait('never', 10)).toBe(false)
  })

  test('wake everybody after a broken connection, since one may have been missed', async () => {
    const waiting = notifications.wait('missed', LONG_MS)
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    )
    expect(await waiting).toBe(true)
    const again = notifications.wait('later', LONG_MS)
    await announce('later')
    expect(await again).toBe(true)
  })
})
