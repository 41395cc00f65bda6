import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { contribute } from '@registry/shared/contract/contributions/contributions'
import { cents } from '@registry/shared/money/money'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeItem, makeRegistry } from '../../test/factories.ts'
import { type FaultProxy, startFaultProxy } from '../../test/fault-proxy.ts'
import { startApi, type TestApi } from '../../test/start-api.ts'

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

let proxy: FaultProxy
let api: TestApi
let slug: string
let itemId: string
beforeEach(async () => {
  const direct = await startApi()
  open.push(direct.stop)
  const url = new URL(direct.databaseUrl)
  proxy = await startFaultProxy(Number(url.port))
  open.push(proxy.stop)
  url.port = String(proxy.port)
  api = await startApi({ serverUrl: url.href })
  open.push(api.stop)
  // Closing waits for the database.
  open.push(proxy.restore)
  const registry = await makeRegistry(direct.app.db)
  slug = registry.slug
  itemId = await makeItem(direct.app.db, registry.id, { totalPriceCents: cents(100_000) })
})

const list = () => fetch(`${api.url}/api/registry/${slug}/items`)

/** Contributes one cent; returns the status and `Retry-After`. */
async function give(headers: Record<string, string>) {
  const response = await fetch(
    `${api.url}/api${contribute.path.replace('{slug}', slug).replace('{id}', itemId)}`,
    {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ name: 'Mei', email: 'mei@example.com', amount: 0.01 }),
    },
  )
  await response.arrayBuffer()
  return { status: response.status, retryAfter: response.headers.get('retry-after') }
}

describe('while the database is unresponsive', () => {
  test('a contribution returns 503 with Retry-After, and succeeds afterwards', async () => {
    const { headers } = await api.asVisitor()
    await expect.poll(() => give(headers)).toMatchObject({ status: 201 })
    proxy.freeze()
    // More than the pool has connections.
    const answers = await Promise.all(Array.from({ length: 15 }, () => give(headers)))
    expect(answers).toEqual(answers.map(() => ({ status: 503, retryAfter: '2' })))
    await proxy.restore()
    await expect.poll(() => give(headers)).toMatchObject({ status: 201 })
  })

  test('a cached list is returned with its age, another one returns 503', async () => {
    // A list is cached once the connection for notifications has caught up.
    const isCached = async () =>
      (await list()).ok && api.app.publicRegistries.latest(slug) !== undefined
    await expect.poll(isCached).toBe(true)
    const isCurrent = async () => (await list()).headers.get('age') === null
    await expect.poll(isCurrent).toBe(true)
    const body = await (await list()).text()
    proxy.freeze()
    const stale = await list()
    expect(await stale.text()).toBe(body)
    expect(stale.headers.get('age')).toMatch(/^\d+$/)
    expect(stale.headers.get('cache-status')).toMatch(/^registry; hit; ttl=-\d+$/)
    const other = await fetch(`${api.url}/api/registry/another/items`)
    expect(other.status).toBe(503)
    await proxy.restore()
    await expect.poll(isCurrent).toBe(true)
  })
})

describe('the health check of the shipped Caddyfile', () => {
  const caddyfile = path.join(import.meta.dirname, '../../../shared/deploy/Caddyfile')
  const [, checked] = /health_uri (\S+)/.exec(readFileSync(caddyfile, 'utf8')) ?? []
  const check = async () => {
    const response = await fetch(`${api.url}${checked}`)
    await response.arrayBuffer()
    return response.status
  }

  test.each([
    ['frozen', async () => proxy.freeze()],
    ['refused', () => proxy.cut()],
  ])('returns 200 while the database is %s', async (_, fail) => {
    await fail()
    expect(await check()).toBe(200)
  })
})

describe('while connections to the database are closed repeatedly', () => {
  test('contributions return 201 or 503, never 500', async () => {
    const { headers } = await api.asVisitor()
    const statuses = new Set<number>()
    let isOver = false
    const contributor = async () => {
      while (!isOver) statuses.add((await give(headers)).status)
    }
    const contributors = Array.from({ length: 8 }, contributor)
    for (let outage = 0; outage < 3; outage += 1) {
      await expect.poll(() => give(headers)).toMatchObject({ status: 201 })
      await proxy.cut()
      await expect.poll(() => give(headers)).toMatchObject({ status: 503 })
      await proxy.restore()
    }
    isOver = true
    await Promise.all(contributors)
    expect([...statuses].toSorted()).toEqual([201, 503])
  })
})
