import { AppError } from '@registry/shared/errors/app-error'
import knex, { type Knex } from 'knex'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../shared/tools/test-database.ts'
import {
  deleteOldKeys,
  findStoredResponse,
  isErrorStored,
  requestHash,
  runOnce,
  StoredBody,
  scopeKey,
  storeErrorResponse,
  storeResponse,
} from './idempotency.ts'

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
afterEach(() => vi.restoreAllMocks())

/** Stores the key of the request, whose response follows: the state after the commit of a contribution. */
const commitKey = () =>
  db('idempotency_keys').insert({
    scope_key: scopeKey(input),
    request_hash: requestHash(input.request),
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

describe('findStoredResponse', () => {
  test('returns undefined without a key, and for a key that is not stored', async () => {
    expect(await findStoredResponse(db, { ...input, key: undefined })).toBeUndefined()
    expect(await findStoredResponse(db, input)).toBeUndefined()
  })

  test('returns the stored response and reports the replay', async () => {
    await commitKey()
    await storeResponse(db, input, { id: 'a' })
    const onReplay = vi.fn()
    expect(await findStoredResponse(db, { ...input, onReplay })).toEqual({ id: 'a' })
    expect(onReplay).toHaveBeenCalledTimes(1)
  })

  test('returns an encoded response as the text that was stored', async () => {
    const encode = ({ cents }: { cents: number }) => ({ amount: cents / 100 })
    await commitKey()
    await storeResponse(db, { ...input, encode }, { cents: 2550 })
    const found = await findStoredResponse<unknown>(db, input)
    expect(found).toBeInstanceOf(StoredBody)
    expect(found).toEqual(new StoredBody('{"amount":25.5}'))
  })

  test('converts a response that an earlier release has stored', async () => {
    await runOnce(db, input, async () => ({ id: 'a' }))
    const renew = async (_db: Knex, stored: { id: string }) => ({ id: `${stored.id} renewed` })
    expect(await findStoredResponse(db, { ...input, renew })).toEqual({ id: 'a renewed' })
  })

  test('waits for the response of a committed request', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(0)
    await commitKey()
    const looked = new Promise(resolve => db.once('query-response', resolve))
    const found = findStoredResponse(db, input)
    await looked
    await storeResponse(db, input, { id: 'a' })
    expect(await found).toEqual({ id: 'a' })
  })

  test('waits no longer than 0.3 s', async () => {
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    await commitKey()
    const times = [300, 301]
    const look = vi.fn(() => (now = times.shift() ?? 1_000))
    db.on('query-response', look)
    expect(await findStoredResponse(db, input)).toBeUndefined()
    db.off('query-response', look)
    expect(look).toHaveBeenCalledTimes(2)
  })

  test('throws IDEMPOTENCY_MISMATCH for another request, also before there is a response', async () => {
    await commitKey()
    const other = findStoredResponse(db, { ...input, request: { amount: 2501 } })
    expect(await rejectionOf(other)).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
  })
})

describe('storeResponse', () => {
  test('returns the encoded response without a key, and stores nothing', async () => {
    const request = { ...input, key: undefined }
    const response = { id: 'a' }
    expect(await storeResponse(db, request, response)).toBe(response)
    const encode = () => ({ id: 'b' })
    expect(await storeResponse<unknown>(db, { ...request, encode }, response)).toEqual(
      new StoredBody('{"id":"b"}'),
    )
    expect(await db('idempotency_keys').select('*')).toEqual([])
  })

  test('returns undefined, and keeps the first response, once there is one', async () => {
    await commitKey()
    expect(await storeResponse(db, input, { id: 'a' })).toEqual({ id: 'a' })
    expect(await storeResponse(db, input, { id: 'b' })).toBeUndefined()
    expect(await findStoredResponse(db, input)).toEqual({ id: 'a' })
  })
})

describe('storeErrorResponse', () => {
  const full = new AppError('AMOUNT_EXCEEDS_REMAINING', { message: 'Only $12.50 is left.' })

  test('stores nothing without a key', async () => {
    expect(await storeErrorResponse(db, { ...input, key: undefined }, full)).toBe(true)
    expect(await db('idempotency_keys').select('*')).toEqual([])
  })

  test.each([full, new AppError('VALIDATION_FAILED')])(
    'stores %o for retries, and only the first',
    async error => {
      expect(await storeErrorResponse(db, input, error)).toBe(true)
      expect(await storeErrorResponse(db, input, new AppError('NOT_FOUND'))).toBe(false)
      const retry = await rejectionOf(findStoredResponse(db, input))
      expect(retry).toMatchObject({ code: error.code, message: error.message })
    },
  )
})

test.each([
  ['an unknown key', undefined, false],
  ['a request without a response', { status: null }, false],
  ['a response', { status: 200 }, false],
  ['the lowest error status', { status: 400 }, true],
  ['another error', { status: 409 }, true],
])('isErrorStored tells %s', async (_what, columns, expected) => {
  if (columns) await commitKey()
  if (columns) await db('idempotency_keys').update(columns)
  expect(await isErrorStored(db, input)).toBe(expected)
  expect(await isErrorStored(db, { ...input, key: undefined })).toBe(false)
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
