import { createItem, listOwnItems, updateItem } from '@registry/shared/contract/items'
import { imagePath, parseImageHash } from '@registry/shared/images/image-file-names'
import { cents } from '@registry/shared/money/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeItem } from '../../../test/factories.ts'
import { askedToWiden, haveFetched, makePicture } from '../../../test/make-picture.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { startApi, type TestApi } from '../../../test/start-api.ts'
import { awaitImage } from './await-image.ts'
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

const setUp = () => openOwnRegistry(api)

describe('the picture of an item', () => {
  test("is never another registry's", async () => {
    const stranger = await setUp()
    const { call, registry } = await setUp()
    const theirs = await makePicture(api.app, stranger.registry.id, 'https://shop.example/1.jpg')
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
    const thumbnailUrl = await makePicture(api.app, registry.id, 'https://shop.example/2.jpg')
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
    const thumbnailUrl = await makePicture(api.app, registry.id, 'https://shop.example/4.jpg')
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

describe('a picture that is waited for', () => {
  const answer = (id: string) => awaitImage(api.app, id, 'no picture', 20)
  async function startFetch() {
    const { registry } = await setUp()
    const id = api.app.newId()
    const originalUrl = `https://shop.example/${id}.jpg`
    await imageStore.insertPending(api.app.db, { id, registryId: registry.id, originalUrl })
    return id
  }

  test('may come later than one waits, and is there for who asks again', async () => {
    const id = await startFetch()
    await expect(answer(id)).rejects.toMatchObject({ code: 'UNAVAILABLE', message: 'no picture' })
    const hash = await haveFetched(api.app, id)
    expect(await answer(id)).toEqual({ id, displayUrl: imagePath(hash) })
  })

  test('is given up where it cannot be had', async () => {
    const id = await startFetch()
    await api.app.db('item_images').where({ id }).update({ status: 'failed' })
    await expect(answer(id)).rejects.toMatchObject({
      code: 'IMAGE_UNREADABLE',
      message: 'no picture',
    })
  })
})

describe('what a page is told of a picture', () => {
  test('is its size, its colour and the files that are there', async () => {
    const { call, registry } = await setUp()
    const thumbnailUrl = await makePicture(api.app, registry.id, 'https://shop.example/5.jpg')
    const { data } = await call(createItem, { body: { ...draft, thumbnailUrl } })
    expect(data.picture).toEqual({ width: 500, height: 400, colour: '#1e6b4e', widths: [] })
    const widths = [328, 480, 500]
    await api.app
      .db('images')
      .where({ hash: parseImageHash(thumbnailUrl) })
      .update({ widths })
    const { items } = await call(listOwnItems, {})
    expect(items[0]?.picture).toMatchObject({ widths })
  })

  test('is nothing while there is none', async () => {
    const { call } = await setUp()
    const { data } = await call(createItem, { body: draft })
    expect(data).toMatchObject({ thumbnailUrl: null, picture: null })
  })

  test('grows by smaller files once an item shows it, and not before', async () => {
    const { call, registry } = await setUp()
    const thumbnailUrl = await makePicture(api.app, registry.id, 'https://shop.example/6.jpg')
    const hash = parseImageHash(thumbnailUrl) ?? ''
    expect(await askedToWiden(api.app, hash)).toBe(0)
    await call(createItem, { body: { ...draft, thumbnailUrl } })
    expect(await askedToWiden(api.app, hash)).toBe(1)
  })
})
