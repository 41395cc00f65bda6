import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { shareApi } from '../../../test/share-api.ts'
import { createPostgresCounter, refundInPostgres } from './count-in-postgres.ts'

const api = shareApi()

afterEach(() => vi.restoreAllMocks())

const newKey = (points: number) => ({ key: randomUUID(), points, windowMs: 60_000 })

async function pointsOf(...keys: { key: string }[]): Promise<(number | undefined)[]> {
  const points: (number | undefined)[] = []
  for (const { key } of keys) {
    const row = await api.app.db('rate_limits').where({ key }).first('points')
    points.push(row?.points)
  }
  return points
}

test('counts against all limits until one is exceeded, and not against those that follow it', async () => {
  const count = createPostgresCounter(api.app.db)
  const [wide, narrow, last] = [newKey(9), newKey(1), newKey(9)]
  expect(await count([wide, narrow, last])).toEqual({ passed: 3, msBeforeNext: undefined })
  const { passed, msBeforeNext } = await count([wide, narrow, last])
  expect(passed).toBe(1)
  expect(msBeforeNext).toBeGreaterThan(50_000)
  expect(await pointsOf(wide, narrow, last)).toEqual([2, 2, 1])
})

test('rejects a key that it has seen exceeded without a query for it', async () => {
  const count = createPostgresCounter(api.app.db)
  const [wide, narrow] = [newKey(9), newKey(0)]
  await count([narrow])
  const { passed, msBeforeNext } = await count([wide, narrow])
  expect(passed).toBe(1)
  expect(msBeforeNext).toBeGreaterThan(50_000)
  expect(await pointsOf(wide, narrow)).toEqual([1, 1])
})

test('counts from one again after the window', async () => {
  const count = createPostgresCounter(api.app.db)
  const key = { ...newKey(2), windowMs: -1 }
  for (let n = 0; n < 3; n += 1) expect((await count([key])).passed).toBe(1)
  expect(await pointsOf(key)).toEqual([1])
})

test('counts concurrent requests exactly', async () => {
  const keys = [newKey(5), newKey(100)]
  const counters = Array.from({ length: 20 }, () => createPostgresCounter(api.app.db))
  const counted = await Promise.all(counters.map(count => count(keys)))
  expect(counted.filter(({ msBeforeNext }) => msBeforeNext === undefined)).toHaveLength(5)
  expect(await pointsOf(...keys)).toEqual([20, 5])
})

test.each([-120_000, 120_000])(
  'rejects for the rest of the window at a copy whose clock differs by %i ms',
  async difference => {
    const key = newKey(1)
    await createPostgresCounter(api.app.db)([key])
    const realNow = Date.now
    vi.spyOn(Date, 'now').mockImplementation(() => realNow() + difference)
    const { passed, msBeforeNext } = await createPostgresCounter(api.app.db)([key])
    expect(passed).toBe(0)
    expect(msBeforeNext).toBeGreaterThan(50_000)
    expect(msBeforeNext).toBeLessThanOrEqual(60_000)
  },
)

test('remembers an exceeded limit by a clock that is never set back', async () => {
  const count = createPostgresCounter(api.app.db)
  const key = newKey(1)
  await count([key])
  const now = vi.spyOn(performance, 'now')
  expect((await count([key])).passed).toBe(0)
  vi.spyOn(Date, 'now').mockImplementation(() => 0)
  await api.app.db('rate_limits').where({ key: key.key }).delete()
  const { value: start = 0 } = now.mock.results[0] ?? {}
  now.mockImplementation(() => start + 60_001)
  expect((await count([key])).passed).toBe(1)
})

test('refunds one request within its window, whatever the clock of the copy', async () => {
  const count = createPostgresCounter(api.app.db)
  const [key, over] = [newKey(9), { ...newKey(9), windowMs: -1 }]
  await count([key, over])
  await count([key])
  const realNow = Date.now
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + 3_600_000)
  for (const one of [key, over]) await refundInPostgres(api.app.db, one.key)
  expect(await pointsOf(key, over)).toEqual([1, 1])
})
