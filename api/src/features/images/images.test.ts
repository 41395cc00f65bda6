import { createItem, listOwnItems, updateItem } from '@registry/shared/contract/items/items'
import { imagePath, parseImageHash } from '@registry/shared/images/image-file-names'
import { describe, expect, test } from 'vitest'
import { itemDraft } from '../../../test/item-draft.ts'
import { countResizeJobs, makeImage, markImageFetched } from '../../../test/make-image.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { shareApi } from '../../../test/share-api.ts'
import { awaitImage } from './await-image.ts'
import * as imageStore from './image-store.ts'

const api = shareApi()

const setUp = () => openOwnRegistry(api)

describe('the image of an item', () => {
  test('can be shared by two items and removed from one of them', async () => {
    const { call, registry } = await setUp()
    const thumbnailUrl = await makeImage(api.app, registry.id, 'https://shop.example/2.jpg')
    const [first, second] = [
      await call(createItem, { body: { ...itemDraft, thumbnailUrl } }),
      await call(createItem, { body: { ...itemDraft, thumbnailUrl } }),
    ]
    const params = { id: first.data.id }
    await call(updateItem, { params, body: { thumbnailUrl: null } })
    const { items } = await call(listOwnItems, {})
    const shown = new Map(items.map(item => [item.id, item.thumbnailUrl]))
    expect(shown.get(first.data.id)).toBeNull()
    expect(shown.get(second.data.id)).toBe(thumbnailUrl)
  })

  test('can be selected for several items concurrently', async () => {
    const { call, registry } = await setUp()
    const thumbnailUrl = await makeImage(api.app, registry.id, 'https://shop.example/4.jpg')
    await Promise.all(
      Array.from({ length: 6 }, () => call(createItem, { body: { ...itemDraft, thumbnailUrl } })),
    )
    const { items } = await call(listOwnItems, {})
    expect(items.map(item => item.thumbnailUrl)).toEqual(Array(6).fill(thumbnailUrl))
  })

  test('is fetched again when the first fetch never finished', async () => {
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

describe('a request that waits for an image', () => {
  const answer = (id: string) => awaitImage(api.app, id, 'no picture', 20)
  async function startFetch() {
    const { registry } = await setUp()
    const id = api.app.newId()
    const originalUrl = `https://shop.example/${id}.jpg`
    await imageStore.insertPending(api.app.db, { id, registryId: registry.id, originalUrl })
    return id
  }

  test('may time out, and a retry gets the image', async () => {
    const id = await startFetch()
    await expect(answer(id)).rejects.toMatchObject({ code: 'UNAVAILABLE', message: 'no picture' })
    const hash = await markImageFetched(api.app, id)
    expect(await answer(id)).toEqual({ id, displayUrl: imagePath(hash) })
  })

  test('fails if it cannot be fetched', async () => {
    const id = await startFetch()
    await api.app.db('item_images').where({ id }).update({ status: 'failed' })
    await expect(answer(id)).rejects.toMatchObject({
      code: 'IMAGE_UNREADABLE',
      message: 'no picture',
    })
  })
})

describe('the image data of a page', () => {
  test('are its size, its colour and the existing widths', async () => {
    const { call, registry } = await setUp()
    const thumbnailUrl = await makeImage(api.app, registry.id, 'https://shop.example/5.jpg')
    const { data } = await call(createItem, { body: { ...itemDraft, thumbnailUrl } })
    expect(data.picture).toEqual({ width: 500, height: 400, colour: '#1e6b4e', widths: [] })
    const widths = [328, 480, 500]
    await api.app
      .db('images')
      .where({ hash: parseImageHash(thumbnailUrl) })
      .update({ widths })
    const { items } = await call(listOwnItems, {})
    expect(items[0]?.picture).toMatchObject({ widths })
  })

  test('are null while there is no image', async () => {
    const { call } = await setUp()
    const { data } = await call(createItem, { body: itemDraft })
    expect(data).toMatchObject({ thumbnailUrl: null, picture: null })
  })

  test('include smaller widths only after an item shows the image', async () => {
    const { call, registry } = await setUp()
    const thumbnailUrl = await makeImage(api.app, registry.id, 'https://shop.example/6.jpg')
    const hash = parseImageHash(thumbnailUrl) ?? ''
    expect(await countResizeJobs(api.app, hash)).toBe(0)
    await call(createItem, { body: { ...itemDraft, thumbnailUrl } })
    expect(await countResizeJobs(api.app, hash)).toBe(1)
  })
})
