import { randomUUID } from 'node:crypto'
import { cents } from '@registry/shared/money/money'
import { expect, test } from 'vitest'
import { makeItem, makeRegistry } from '../../../../test/factories.ts'
import { shareApi } from '../../../../test/share-api.ts'
import { contribute } from './contribute.ts'

const api = shareApi()

/** Returns a function that contributes $1 to a new item, under a key. */
async function openItem() {
  const { app } = api
  const registry = await makeRegistry(app.db)
  const itemId = await makeItem(app.db, registry.id)
  const give = (key: string, id = itemId) =>
    contribute(app, {
      ...{ slug: registry.slug, itemId: id, amountCents: cents(100) },
      contributor: {
        name: 'Mei',
        email: 'mei@example.com',
        message: null,
        paymentMethod: 'Unknown',
      },
      once: { key, request: 100 },
      trace: { requestId: randomUUID(), network: '127.0.0.0/24' },
    })
  return { db: app.db, itemId, give }
}

test('concurrent requests under one key get the response of the first, also after later contributions', async () => {
  const { give } = await openItem()
  const key = randomUUID()
  const [first, ...others] = await Promise.all([give(key), give(key), give(key)])
  await give(randomUUID())
  for (const other of [...others, await give(key)]) expect(other).toEqual(first)
  expect(first).toMatchObject({ data: { amountContributed: 100 } })
})

test('a key of characters that PostgreSQL does not store as JSON is used once', async () => {
  const { give, db, itemId } = await openItem()
  const key = 'key\0\ud800é'
  const first = await give(key)
  expect(await give(key)).toEqual(first)
  expect(await db('contributions').where({ item_id: itemId })).toHaveLength(1)
})

test('stores a contribution once when its retry writes the item id in upper case', async () => {
  const { give, db, itemId } = await openItem()
  const key = randomUUID()
  const first = await give(key, itemId.toUpperCase())
  expect(await give(key)).toEqual(first)
  expect(await db('contributions').where({ item_id: itemId })).toHaveLength(1)
})
