import { randomUUID } from 'node:crypto'
import { cents } from '@registry/shared/money/money'
import { expect, test } from 'vitest'
import { makeItem, makeRegistry } from '../../../../test/factories.ts'
import { shareApi } from '../../../../test/share-api.ts'
import type { Db } from '../../../db/connect.ts'
import { StoredBody } from '../../../db/idempotency.ts'
import { contribute, createContributionIdempotency } from './contribute.ts'

const api = shareApi()

/** Runs `work` once after the statement that stores a contribution, before its response is computed. */
function pauseAfterStoring(db: Db, work: () => Promise<unknown>): Db {
  let hasPaused = false
  const raw = (sql: string, values: readonly string[]) => {
    const query = db.raw(sql, values)
    if (hasPaused || !sql.includes('contribute_and_load(')) return query
    hasPaused = true
    const options: typeof query.options = named =>
      query.options(named).then(async result => {
        await work()
        return result
      }) as never
    return { options }
  }
  return new Proxy(db, {
    get: (target, name) => (name === 'raw' ? raw : Reflect.get(target, name)),
  })
}

test('a slow request and its concurrent retry get the same response', async () => {
  const { app } = api
  const registry = await makeRegistry(app.db)
  const itemId = await makeItem(app.db, registry.id)
  const place = { registryId: registry.id, itemId }
  const inputWith = (key: string) => ({
    ...place,
    contributor: { name: 'Mei', email: 'mei@example.com', message: null, paymentMethod: 'Unknown' },
    amountCents: cents(100),
    shouldSendThankYou: false,
    idempotency: createContributionIdempotency(place, { key, request: 100 }),
    trace: { requestId: randomUUID(), network: '127.0.0.0/24' },
  })
  const input = inputWith(randomUUID())
  const copies: unknown[] = []
  const db = pauseAfterStoring(app.db, async () => {
    copies.push(await contribute(app, input))
    await contribute(app, inputWith(randomUUID()))
  })
  const slow = await contribute({ ...app, db }, input)
  expect(slow).toBeInstanceOf(StoredBody)
  const repeated = await contribute(app, input)
  expect(slow).toEqual(repeated)
  expect(JSON.parse((slow as unknown as StoredBody).text)).toMatchObject({
    data: { amountContributed: 1 },
  })
  expect(copies).toHaveLength(1)
})

test('stores a contribution once when its retry writes the item id in upper case', async () => {
  const { app } = api
  const registry = await makeRegistry(app.db)
  const itemId = await makeItem(app.db, registry.id)
  const key = randomUUID()
  const giveWithId = (id: string) => {
    const place = { registryId: registry.id, itemId: id }
    return contribute(app, {
      ...place,
      contributor: {
        name: 'Mei',
        email: 'mei@example.com',
        message: null,
        paymentMethod: 'Unknown',
      },
      amountCents: cents(100),
      shouldSendThankYou: false,
      idempotency: createContributionIdempotency(place, { key, request: 100 }),
      trace: { requestId: randomUUID(), network: '127.0.0.0/24' },
    })
  }
  const first = await giveWithId(itemId.toUpperCase())
  expect(await giveWithId(itemId)).toEqual(first)
  expect(await app.db('contributions').where({ item_id: itemId })).toHaveLength(1)
})
