import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../../shared/tools/test-database.ts'
import { COMMAND_PATIENCE_MS, connect } from '../../db/connect.ts'
import { areRequestsWaiting, yieldToRequests } from './yield-to-requests.ts'

test.each([
  ['at once when no request waits', false, 1],
  ['after 25 checks while requests keep waiting', true, 25],
])('resolves %s', async (_when, isWaiting, expected) => {
  let checks = 0
  await yieldToRequests(() => {
    checks += 1
    return isWaiting
  })
  expect(checks).toBe(expected)
})

test('resolves when the last request has its connection', async () => {
  let waiting = 3
  await yieldToRequests(() => --waiting > 0)
  expect(waiting).toBe(0)
})

test('sees requests that wait for a connection', async () => {
  const database = await createTestDatabase()
  const db = connect({ url: database.url, pool: 1, patienceMs: COMMAND_PATIENCE_MS })
  const held = await db.transaction()
  expect(areRequestsWaiting(db)).toBe(false)
  const request = db.raw('select 1').then(() => undefined)
  await expect.poll(() => areRequestsWaiting(db)).toBe(true)
  await held.commit()
  await request
  expect(areRequestsWaiting(db)).toBe(false)
  await db.destroy()
  await database.drop()
})
