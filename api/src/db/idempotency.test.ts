import { AppError } from '@registry/shared/errors/app-error'
import knex, { type Knex } from 'knex'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../shared/tools/test-database.ts'
import { deleteOldKeys, runOnce, scopeKey } from './idempotency.ts'

const input = { scope: 'POST /contribute registry-1', key: 'key-1', request: { amount: 2500 } }

let database: TestDatabase
let db: Knex

beforeAll(async () => {
  database = await createTestDatabase()
  // A short lock timeout and, other than the product's pool, no short limit on connecting.
  const connection = { connectionString: database.url, options: '-c lock_timeout=100ms' }
  db = knex({ client: 'pg', connection })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})
beforeEach(async () => {
  await db('idempotency_keys').delete()
})

const rejectionOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: AppError) => error,
  )

describe('runOnce', () => {
  test('runs the work for every request without a key', async () => {
    const work = vi.fn(async () => ({ id: 'a' }))
    await runOnce(db, { ...input, key: undefined }, work)
    await runOnce(db, { ...input, key: undefined }, work)
    expect(work).toHaveBeenCalledTimes(2)
    expect(await db('idempotency_keys').select('*')).toEqual([])
  })

  test('returns the stored response for a repeated request and reports the replay', async () => {
    const work = vi.fn(async () => ({ id: 'a' }))
    const onReplay = vi.fn()
    expect(await runOnce(db, { ...input, onReplay }, work)).toEqual({ id: 'a' })
    expect(onReplay).not.toHaveBeenCalled()
    expect(await runOnce(db, { ...input, onReplay }, work)).toEqual({ id: 'a' })
    expect(await runOnce(db, input, work)).toEqual({ id: 'a' })
    expect(work).toHaveBeenCalledTimes(1)
    expect(onReplay).toHaveBeenCalledTimes(1)
    expect(await db('idempotency_keys').pluck('status')).toEqual([200])
  })

  test('runs the work again for the same key in another scope and for another key', async () => {
    const work = vi.fn(async () => 'done')
    await runOnce(db, input, work)
    await runOnce(db, { ...input, scope: 'POST /contribute registry-2' }, work)
    await runOnce(db, { ...input, key: 'key-2' }, work)
    expect(work).toHaveBeenCalledTimes(3)
  })

  test('throws IDEMPOTENCY_MISMATCH for another body under the same key', async () => {
    await runOnce(db, input, async () => 'done')
    const other = runOnce(db, { ...input, request: { amount: 2501 } }, async () => 'done')
    expect(await rejectionOf(other)).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
  })

  test('stores an error, rolls back its work and throws it again on a retry', async () => {
    const work = vi.fn(async (trx: Knex) => {
      await trx('idempotency_keys').insert({ scope_key: 'from the work', request_hash: 'x' })
      const data = { remaining: 12.5 }
      throw new AppError('AMOUNT_EXCEEDS_REMAINING', { message: 'Only $12.50 is left.', data })
    })
    const first = await rejectionOf(runOnce(db, input, work))
    const second = await rejectionOf(runOnce(db, input, work))
    const expected = {
      code: 'AMOUNT_EXCEEDS_REMAINING',
      message: 'Only $12.50 is left.',
      details: { data: { remaining: 12.5 } },
    }
    expect(first).toMatchObject(expected)
    expect(second).toMatchObject(expected)
    expect(work).toHaveBeenCalledTimes(1)
    expect(await db('idempotency_keys').pluck('scope_key')).toEqual([scopeKey(input)])
  })

  test.each([
    ['a request that is not valid', new AppError('VALIDATION_FAILED')],
    ['a failure of the server', new AppError('INTERNAL')],
    ['an unexpected error', new Error('connection reset')],
  ])('stores nothing for %s, so that a retry runs the work', async (_what, error) => {
    expect(await rejectionOf(runOnce(db, input, () => Promise.reject(error)))).toBe(error)
    expect(await db('idempotency_keys').select('*')).toEqual([])
    expect(await runOnce(db, input, async () => 'done')).toBe('done')
  })

  test('throws IN_PROGRESS while the first request still runs', async () => {
    const running = Promise.withResolvers<void>()
    const finish = Promise.withResolvers<string>()
    const first = runOnce(db, input, () => {
      running.resolve()
      return finish.promise
    })
    await running.promise
    const second = await rejectionOf(runOnce(db, input, async () => 'twice'))
    expect(second).toMatchObject({ code: 'IN_PROGRESS', details: { retryAfterS: 1 } })
    finish.resolve('done')
    expect(await first).toBe('done')
  })

  test('throws IN_PROGRESS for a key that was stored without a response', async () => {
    await runOnce(db, input, async () => 'done')
    await db('idempotency_keys').update({ status: null })
    const retry = await rejectionOf(runOnce(db, input, async () => 'twice'))
    expect(retry).toMatchObject({ code: 'IN_PROGRESS', details: { retryAfterS: 1 } })
  })

  test('throws the error of the database when the key cannot be stored', async () => {
    const trx = await db.transaction()
    await trx.raw('drop table idempotency_keys')
    const failed = await rejectionOf(runOnce(trx, input, async () => 'done'))
    await trx.rollback()
    expect(failed).toMatchObject({ code: '42P01' })
  })
})

test('deleteOldKeys removes the keys stored before a moment and keeps the others', async () => {
  const [old, recent] = [new Date('2026-11-01T00:00:00Z'), new Date('2026-11-02T00:00:00Z')]
  await db('idempotency_keys').insert([
    { scope_key: 'old', request_hash: 'x', created_at: old },
    { scope_key: 'recent', request_hash: 'x', created_at: recent },
  ])
  expect(await deleteOldKeys(db, recent, 1_000)).toBe(1)
  expect(await db('idempotency_keys').pluck('scope_key')).toEqual(['recent'])
})
