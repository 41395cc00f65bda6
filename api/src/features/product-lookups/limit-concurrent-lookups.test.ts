import { listScrapeLogs, parseProductUrl } from '@registry/shared/contract/items/product-lookups'
import { afterEach, describe, expect, test } from 'vitest'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { shareApi } from '../../../test/share-api.ts'
import { limitConcurrentLookups } from './limit-concurrent-lookups.ts'

// A frozen clock: no lookup expires during a test.
const startedAt = new Date()
const api = shareApi({ env: { RATE_LIMITS: 'strict' }, now: () => startedAt })
afterEach(() => api.app.db('scrapes').delete())

const pending = (registryId: string, createdAt: Date) => ({
  id: crypto.randomUUID(),
  registry_id: registryId,
  url: 'https://shop.example/pram',
  domain: 'shop.example',
  created_at: createdAt,
})

async function fill(count: number, createdAt = api.app.now()): Promise<void> {
  const { registry } = await openOwnRegistry(api)
  const rows = Array.from({ length: count }, () => pending(registry.id, createdAt))
  await api.app.db('scrapes').insert(rows)
}

const takesTurn = () => api.app.db.transaction(db => limitConcurrentLookups(db, api.app))

describe('concurrent lookups', () => {
  test('are limited to five per installation', async () => {
    await fill(4)
    await takesTurn()
    await fill(1)
    await expect(takesTurn()).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  test('beyond the limit are rejected with Retry-After and not logged', async () => {
    await fill(5)
    const { call } = await openOwnRegistry(api)
    const url = 'https://shop.example/cot'
    await expect(call(parseProductUrl, { body: { url } })).rejects.toMatchObject({
      status: 429,
      details: { code: 'RATE_LIMITED', retryAfterS: 5 },
    })
    expect(await call(listScrapeLogs, { query: { limit: 20, offset: 0 } })).toMatchObject({
      total: 0,
    })
  })

  test('do not include those that no worker took', async () => {
    await fill(5, new Date(api.app.now().getTime() - 31_000))
    await expect(takesTurn()).resolves.toBeUndefined()
  })

  test('do not include cached ones', async () => {
    await fill(5)
    const { call } = await openOwnRegistry(api)
    const url = 'https://www.lazada.sg/products/pdp-i1-s2.html'
    expect(await call(parseProductUrl, { body: { url } })).toMatchObject({
      code: 'CLIENT_ONLY_RETAILER',
    })
  })

  test('never exceed the limit', async () => {
    const { registry } = await openOwnRegistry(api)
    const takeAndBegin = () =>
      api.app.db.transaction(async db => {
        await limitConcurrentLookups(db, api.app)
        await db('scrapes').insert(pending(registry.id, api.app.now()))
      })
    const outcomes = await Promise.allSettled(Array.from({ length: 9 }, takeAndBegin))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })
})

describe('lookups of one owner', () => {
  test('are limited to twenty an hour', async () => {
    const { call } = await openOwnRegistry(api)
    const body = { url: 'https://www.lazada.sg/products/pdp-i1-s2.html' }
    for (let count = 0; count < 20; count++) await call(parseProductUrl, { body })
    await expect(call(parseProductUrl, { body })).rejects.toMatchObject({ status: 429 })
    const other = await openOwnRegistry(api)
    expect(await other.call(parseProductUrl, { body })).toMatchObject({ status: 'failed' })
  })
})
