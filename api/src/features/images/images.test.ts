import { createItem, listOwnItems, updateItem } from '@registry/shared/contract/items'
import { cents } from '@registry/shared/money/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeItem, makeRegistry } from '../../../test/factories.ts'
import { makeOwnerToken } from '../../../test/make-owner-token.ts'
import { startApi, type TestApi } from '../../../test/start-api.ts'
import * as imageStore from './image-store.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const draft = {
  productName: 'Moon night light',
  productUrl: 'https://shop.example/moon',
  category: 'Nursery Decor & Lighting',
  totalPrice: cents(3_990),
}
let hashes = 0
const newHash = () => {
  hashes += 1
  return String(hashes).padStart(64, '0')
}

async function setUp() {
  const registry = await makeRegistry(api.app.db)
  const token = await makeOwnerToken(api.app, registry.ownerId)
  return { registry, ...api.as({ authorization: `Bearer ${token}` }) }
}

async function makePicture(registryId: string, originalUrl: string) {
  const [id, hash] = [api.app.newId(), newHash()]
  await imageStore.insertPending(api.app.db, { id, registryId, originalUrl })
  const fetched = { status: 'ready', content_hash: hash, width: 1, height: 1 }
  await api.app.db('item_images').where({ id }).update(fetched)
  return `/images/${hash}.webp`
}

describe('the picture of an item', () => {
  test("is never another registry's", async () => {
    const stranger = await setUp()
    const { call, registry } = await setUp()
    const theirs = await makePicture(stranger.registry.id, 'https://shop.example/1.jpg')
    const id = await makeItem(api.app.db, registry.id)
    const refused = {
      code: 'VALIDATION_FAILED',
      details: { fields: { thumbnailUrl: expect.any(String) } },
    }
    const body = { thumbnailUrl: theirs }
    await expect(call(updateItem, { params: { id }, body })).rejects.toMatchObject(refused)
    await expect(call(createItem, { body: { ...draft, ...body } })).rejects.toMatchObject(refused)
    expect((await call(listOwnItems, {})).items.map(item => item.thumbnailUrl)).toEqual([null])
  })

  test('may be the same on two items, and be taken from one alone', async () => {
    const { call, registry } = await setUp()
    const thumbnailUrl = await makePicture(registry.id, 'https://shop.example/2.jpg')
    const [first, second] = [
      await call(createItem, { body: { ...draft, thumbnailUrl } }),
      await call(createItem, { body: { ...draft, thumbnailUrl } }),
    ]
    const params = { id: first.data.id }
    await call(updateItem, { params, body: { thumbnailUrl: null } })
    const { items } = await call(listOwnItems, {})
    const shown = new Map(items.map(item => [item.id, item.thumbnailUrl]))
    expect(shown.get(first.data.id)).toBeNull()
    expect(shown.get(second.data.id)).toBe(thumbnailUrl)
  })

  test('stays on each of several items that take it at the same moment', async () => {
    const { call, registry } = await setUp()
    const thumbnailUrl = await makePicture(registry.id, 'https://shop.example/4.jpg')
    await Promise.all(
      Array.from({ length: 6 }, () => call(createItem, { body: { ...draft, thumbnailUrl } })),
    )
    const { items } = await call(listOwnItems, {})
    expect(items.map(item => item.thumbnailUrl)).toEqual(Array(6).fill(thumbnailUrl))
  })

  test('is fetched anew when the first fetch never ended', async () => {
    const { registry } = await setUp()
    const { db } = api.app
    const originalUrl = 'https://shop.example/3.jpg'
    const id = api.app.newId()
    await imageStore.insertPending(db, { id, registryId: registry.id, originalUrl })
    expect(await imageStore.findUsable(db, registry.id, { originalUrl })).toMatchObject({ id })
    await db('item_images')
      .where({ id })
      .update({ created_at: new Date(Date.now() - 3_600_000) })
    expect(await imageStore.findUsable(db, registry.id, { originalUrl })).toBeUndefined()
  })
})
