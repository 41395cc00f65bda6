import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { listItemImages, reselectImage } from '@registry/shared/contract/images'
import { createItem, deleteItem, listOwnItems, updateItem } from '@registry/shared/contract/items'
import {
  pictureFile,
  pictureFiles,
  pictureHash,
  picturePath,
} from '@registry/shared/images/picture-files'
import { imageMessages } from '@registry/shared/messages/images'
import { cents } from '@registry/shared/money/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeItem, makeRegistry } from '../../../test/factories.ts'
import { makeOwnerToken } from '../../../test/make-owner-token.ts'
import { startApi, type TestApi } from '../../../test/start-api.ts'
import { createMemoryMail } from '../../gateways/mail/memory-mail.ts'
import * as imageStore from './image-store.ts'
import * as keptPictureStore from './kept-picture-store.ts'
import { tidyPictures } from './tidy-pictures.ts'

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
  await haveFetched(id, hash)
  return picturePath(hash)
}

async function haveFetched(id: string, hash: string, widths: number[] = []) {
  const { db } = api.app
  const facts = { width: 500, height: 400 }
  const fetched = { status: 'ready', content_hash: hash, ...facts }
  await db('item_images').where({ id }).update(fetched)
  await keptPictureStore.insert(db, { hash, ...facts, colour: '#1e6b4e', widths })
}

/** What a worker was asked to make smaller files of. */
async function askedToWiden(hash: string): Promise<number> {
  const jobs = await api.app.db('graphile_worker.jobs').where({ key: `widen ${hash}` })
  return jobs.length
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

describe('what a page is told of a picture', () => {
  test('is its size, its colour and the files that are there', async () => {
    const { call, registry } = await setUp()
    const thumbnailUrl = await makePicture(registry.id, 'https://shop.example/5.jpg')
    const { data } = await call(createItem, { body: { ...draft, thumbnailUrl } })
    expect(data.picture).toEqual({ width: 500, height: 400, colour: '#1e6b4e', widths: [] })
    const widths = [328, 480, 500]
    await api.app
      .db('images')
      .where({ hash: pictureHash(thumbnailUrl) })
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
    const thumbnailUrl = await makePicture(registry.id, 'https://shop.example/6.jpg')
    const hash = pictureHash(thumbnailUrl) ?? ''
    expect(await askedToWiden(hash)).toBe(0)
    await call(createItem, { body: { ...draft, thumbnailUrl } })
    expect(await askedToWiden(hash)).toBe(1)
  })
})

describe('the pictures that an item can have', () => {
  const scrapedImages = ['a', 'b', 'c'].map(name => ({
    url: `https://shop.example/${name}.jpg`,
    alt: `Side ${name}`,
    source: 'gallery',
  }))
  const addressOf = (index: number) => scrapedImages[index]?.url ?? ''

  /** An item whose second picture is its own, and was fetched. */
  async function setUpItem() {
    const own = await setUp()
    const body = { ...draft, scrapedImages, thumbnailUrl: addressOf(1) }
    const { data } = await own.call(createItem, { body })
    const [chosen] = await listed(own.call, data.id)
    const hash = newHash()
    await haveFetched(chosen?.id ?? '', hash, [328, 500])
    return { ...own, itemId: data.id, hash }
  }

  async function listed(call: TestApi['call'], id: string) {
    return (await call(listItemImages, { params: { id } })).data.availableImages
  }

  test("are those of the shop's page, the chosen one first", async () => {
    const { call, itemId, hash } = await setUpItem()
    const images = await listed(call, itemId)
    expect(images).toMatchObject([
      {
        originalUrl: addressOf(1),
        processedUrl: `/images/${hash}.webp`,
        thumbnailUrl: `/images/${hash}-328.webp`,
        altText: 'Side b',
        source: 'gallery',
        isSelected: true,
      },
      { originalUrl: addressOf(0), processedUrl: null, thumbnailUrl: null, isSelected: false },
      { originalUrl: addressOf(2), processedUrl: null, altText: 'Side c', isSelected: false },
    ])
  })

  test('are those that were shown before the item was there, fetched once', async () => {
    const { call, registry } = await setUp()
    const shown = await makePicture(registry.id, addressOf(2))
    const { data } = await call(createItem, { body: { ...draft, scrapedImages } })
    const images = await listed(call, data.id)
    expect(images.map(({ processedUrl }) => processedUrl)).toEqual([null, null, shown])
  })

  test('change with the list, and keep the one that is shown', async () => {
    const { call, itemId } = await setUpItem()
    const other = { url: 'https://shop.example/d.jpg' }
    const params = { id: itemId }
    await call(updateItem, { params, body: { scrapedImages: [other, other] } })
    const urls = (await listed(call, itemId)).map(({ originalUrl }) => originalUrl)
    expect(urls).toEqual([addressOf(1), other.url])
  })

  test('change places: another that is there is shown at once, in every size', async () => {
    const { call, registry, itemId } = await setUpItem()
    const other = (await listed(call, itemId))[1]
    const hash = newHash()
    await haveFetched(other?.id ?? '', hash)
    const choice = { params: { id: itemId }, body: { imageId: other?.id ?? '' } }
    const { data } = await call(reselectImage, choice)
    expect(data.processedImage).toEqual({ id: other?.id, displayUrl: picturePath(hash) })
    const { items } = await call(listOwnItems, {})
    expect(items[0]?.thumbnailUrl).toBe(picturePath(hash))
    const [first, ...rest] = await listed(call, itemId)
    expect(first).toMatchObject({ id: other?.id, isSelected: true })
    expect(rest.some(({ isSelected }) => isSelected)).toBe(false)
    expect(await askedToWiden(hash)).toBe(1)
    const events = api.app.db('audit_events').where({ registry_id: registry.id })
    expect(await events.pluck('action')).toContain('item.changed')
  })

  test("are no other item's", async () => {
    const { call, itemId } = await setUpItem()
    const another = await call(createItem, { body: { ...draft, scrapedImages } })
    const [theirs] = await listed(call, another.data.id)
    const choice = { params: { id: itemId }, body: { imageId: theirs?.id ?? '' } }
    await expect(call(reselectImage, choice)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: imageMessages.notFound,
    })
  })

  test('stay as they are when another cannot be had', async () => {
    const { call, itemId, hash } = await setUpItem()
    const other = (await listed(call, itemId))[1]
    const answer = call(reselectImage, {
      params: { id: itemId },
      body: { imageId: other?.id ?? '' },
    })
    const { db } = api.app
    const row = db('item_images').where({ id: other?.id })
    await expect.poll(async () => (await row.clone().first('status')).status).toBe('pending')
    await row.clone().update({ status: 'failed' })
    await expect(answer).rejects.toMatchObject({
      code: 'IMAGE_UNREADABLE',
      message: imageMessages.reselectFailed,
    })
    const images = await listed(call, itemId)
    expect(images.map(({ originalUrl }) => originalUrl)).toEqual([addressOf(1), addressOf(2)])
    expect((await call(listOwnItems, {})).items[0]?.thumbnailUrl).toBe(picturePath(hash))
  })
})

describe('the files of pictures', () => {
  const get = (name: string, headers = {}) => fetch(`${api.url}/images/${name}`, { headers })

  test('are served for ever, each under its name', async () => {
    const hash = newHash()
    for (const name of pictureFiles(hash)) await api.app.pictures.put(name, Buffer.from(name))
    for (const name of pictureFiles(hash)) {
      const { status, headers } = await get(name)
      expect([name, status]).toEqual([name, 200])
      expect(headers.get('content-type')).toBe(`image/${name.split('.').at(-1)}`)
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(headers.get('etag')).toBe(`"${name}"`)
    }
    const name = pictureFile(hash, 'avif', 328)
    expect(await (await get(name)).text()).toBe(name)
    const known = { 'if-none-match': `"${name}"`, 'cache-control': 'max-age=0' }
    expect((await get(name, known)).status).toBe(304)
    const head = await fetch(`${api.url}/images/${name}`, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(String(name.length))
  })

  test('are asked for again soon when they are not there', async () => {
    const { status, headers } = await get(pictureFile(newHash(), 'webp'))
    expect(status).toBe(404)
    expect(headers.get('cache-control')).toBe('public, max-age=60')
  })

  test.each(['-329.webp', '-960.webp', '.jpg', '.avif.webp', '-328.webp/'])(
    'are none that end in %s',
    async ending => {
      await api.app.pictures.put(pictureFile('a'.repeat(64), 'webp'), Buffer.from('x'))
      expect((await get(`${'a'.repeat(64)}${ending}`)).status).toBe(404)
    },
  )

  test('are nowhere for a moment when their store fails', async () => {
    const name = pictureFile(newHash(), 'webp')
    // A folder where the file should be cannot be read as one.
    await mkdir(path.join(api.app.config.dataDir, 'images', name), { recursive: true })
    const { status, headers } = await get(name)
    expect([status, headers.get('cache-control')]).toEqual([503, 'no-store'])
  })
})

describe('the night after', () => {
  const DAY_MS = 86_400_000
  /** The job, a number of days from now. */
  const tidy = (days: number) => {
    const now = () => new Date(Date.now() + days * DAY_MS)
    return tidyPictures.work({}, { app: { ...api.app, now }, mail: createMemoryMail() })
  }
  const isKept = async (url: string) => {
    const hash = pictureHash(url) ?? ''
    const row = await api.app.db('images').where({ hash }).first()
    return [row !== undefined, await api.app.pictures.has(pictureFile(hash, 'avif', 328))]
  }
  async function makeFiles(url: string) {
    for (const name of pictureFiles(pictureHash(url) ?? '')) {
      await api.app.pictures.put(name, Buffer.from('x'))
    }
  }

  test('a picture that no item took goes after a month, with all its files', async () => {
    const { registry } = await setUp()
    const url = await makePicture(registry.id, 'https://shop.example/7.jpg')
    await makeFiles(url)
    await tidy(0)
    await tidy(29)
    expect(await isKept(url)).toEqual([true, true])
    await tidy(31)
    expect(await isKept(url)).toEqual([false, false])
    const rows = api.app.db('item_images').where({ registry_id: registry.id })
    expect(await rows).toEqual([])
  })

  test('a picture that somebody looks at again stays', async () => {
    const { registry } = await setUp()
    const url = await makePicture(registry.id, 'https://shop.example/8.jpg')
    await makeFiles(url)
    await tidy(0)
    await keptPictureStore.markUsed(api.app.db, pictureHash(url) ?? '')
    await tidy(31)
    expect(await isKept(url)).toEqual([true, true])
  })

  test('an item keeps its pictures, also once it was taken off', async () => {
    const { call, registry } = await setUp()
    const thumbnailUrl = await makePicture(registry.id, 'https://shop.example/9.jpg')
    await makeFiles(thumbnailUrl)
    const { data } = await call(createItem, { body: { ...draft, thumbnailUrl } })
    await call(deleteItem, { params: { id: data.id } })
    for (const days of [0, 31, 62, 400]) await tidy(days)
    expect(await isKept(thumbnailUrl)).toEqual([true, true])
  })

  test('the smaller files are made that were never asked for', async () => {
    const { call, registry } = await setUp()
    const thumbnailUrl = await makePicture(registry.id, 'https://shop.example/10.jpg')
    const { db } = api.app
    const hash = pictureHash(thumbnailUrl) ?? ''
    await db('images')
      .where({ hash })
      .update({ widths: [500] })
    await call(createItem, { body: { ...draft, thumbnailUrl } })
    expect(await askedToWiden(hash)).toBe(0)
    await db('images').where({ hash }).update({ widths: [] })
    await tidy(0)
    await tidy(0)
    expect(await askedToWiden(hash)).toBe(1)
  })
})
