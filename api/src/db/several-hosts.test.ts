import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseClient } from '@registry/shared/database/database-client'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../shared/tools/test-database.ts'
import { startFaultProxy } from '../../test/fault-proxy.ts'
import { connect } from './connect.ts'
import { startPostgres } from './embedded-postgres/start-postgres.ts'
import type { EmbeddedPostgres } from './embedded-postgres/start-server.ts'
import { isOutage } from './is-outage.ts'
import { listen } from './notifications/notifications.ts'
import { createWaiters } from './notifications/notifications-waiters.ts'

const LONG_MS = 60_000
const log = pino({ level: 'silent' })
const open: (() => Promise<unknown>)[] = []

let folder: string
let second: EmbeddedPostgres
/** The same database name, user and password on two servers. */
let database: TestDatabase
let urls: [URL, URL]

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'registry-hosts-'))
  database = await createTestDatabase()
  const first = new URL(database.url)
  await writeFile(path.join(folder, 'postgres-password'), first.password, { mode: 0o600 })
  second = await startPostgres({ dataDir: folder, test: true })
  await query(new URL(second.url), `create database ${first.pathname.slice(1)}`)
  urls = [first, new URL(first.pathname, second.url)]
})
beforeEach(() => setWritable(0))
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})
afterAll(async () => {
  await second.stop()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

async function query(url: URL, sql: string) {
  const options = '-c default_transaction_read_only=off'
  const client = new pg.Client({ connectionString: url.href, options })
  await client.connect()
  try {
    return await client.query(sql)
  } finally {
    await client.end()
  }
}

/** Makes one server accept writes, and ends the connections to the others as a demotion does. */
async function setWritable(index: number | undefined): Promise<void> {
  for (const [n, url] of urls.entries()) {
    const name = url.pathname.slice(1)
    await query(
      url,
      `alter database ${name} set default_transaction_read_only = ${n === index ? 'off' : 'on'};
       select pg_terminate_backend(pid) from pg_stat_activity
        where datname = '${name}' and pid <> pg_backend_pid()`,
    )
  }
}

/** Returns a URL of several hosts. */
function hostsUrl(hosts: readonly string[]): string {
  const { username, password, pathname } = urls[0]
  const list = hosts.join(',')
  return `postgres://${username}:${password}@${list}${pathname}?target_session_attrs=read-write`
}
const bothUrl = () => hostsUrl(urls.map(({ host }) => host))
const portOf = (index: 0 | 1) => Number(urls[index].port)

describe('a URL of several hosts', () => {
  test('connects a pool to the host that accepts writes, and to another once that one does', async () => {
    const db = connect({ url: bothUrl(), pool: 2, patienceMs: LONG_MS })
    open.push(() => db.destroy())
    const port = async () => (await db.raw('select inet_server_port() as port')).rows[0].port
    expect(await port()).toBe(portOf(0))
    await setWritable(1)
    await expect.poll(() => port().catch(() => undefined), { timeout: LONG_MS }).toBe(portOf(1))
    await db.raw('create table written ()')
  })

  test('connects the pool of the queue to the host that accepts writes', async () => {
    const pool = new pg.Pool({ Client: DatabaseClient, connectionString: bothUrl() })
    open.push(() => pool.end())
    await setWritable(1)
    const { rows } = await pool.query('select inet_server_port() as port')
    expect(rows).toEqual([{ port: portOf(1) }])
  })

  test('receives notifications of the host that accepts writes, also after a change', async () => {
    const waiters = createWaiters()
    const notifications = listen({ url: bothUrl(), channels: { done: [waiters] }, log })
    open.push(() => notifications.stop())
    expect(await notifications.isListening(LONG_MS)).toBe(true)
    await setWritable(1)
    const isNotified = async () => {
      const received = waiters.wait('a', 200)
      await query(urls[1], `select pg_notify('done', 'a')`)
      return received
    }
    await expect.poll(isNotified, { timeout: LONG_MS }).toBe(true)
  })

  test('does not wait for a host that does not answer', async () => {
    const frozen = await startFaultProxy(portOf(1))
    open.push(frozen.stop)
    frozen.freeze()
    const client = new DatabaseClient({
      connectionString: hostsUrl([`127.0.0.1:${frozen.port}`, urls[0].host]),
      connectionTimeoutMillis: LONG_MS,
    })
    await client.connect()
    open.push(() => client.end())
    expect(client.port).toBe(portOf(0))
  })

  test('fails as in an outage while no host accepts writes', async () => {
    await setWritable(undefined)
    const db = connect({ url: bothUrl() })
    open.push(() => db.destroy())
    const error = await db.raw('select 1').then(
      () => undefined,
      caught => caught,
    )
    expect(isOutage(error)).toBe(true)
  })
})
