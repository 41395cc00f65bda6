import { createItem, deleteItem } from '@registry/shared/contract/items/items'
import {
  imageFileName,
  imageFileNames,
  parseImageHash,
} from '@registry/shared/images/image-file-names'
import { describe, expect, test } from 'vitest'
import { drainQueue } from '../../../test/drain-queue.ts'
import { itemDraft } from '../../../test/item-draft.ts'
import { countResizeJobs, makeImage } from '../../../test/make-image.ts'
import { createMemoryMail } from '../../../test/memory-mail.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { shareApi } from '../../../test/share-api.ts'
import { cleanUpImages } from './clean-up-images.ts'
import { removeUnfetchedImages } from './remove-unfetched-images.ts'
import * as storedImageStore from './stored-image-store.ts'

const api = shareApi()

const setUp = () => openOwnRegistry(api)

describe('the cleanup of images', () => {
  const DAY_MS = 86_400_000
  /** Runs the job as of `days` days from now, and the jobs that it enqueues. */
  const tidy = async (days: number, payload = {}) => {
    const now = () => new Date(Date.now() + days * DAY_MS)
    await cleanUpImages.work(payload, { app: { ...api.app, now }, mail: createMemoryMail() })
    await drainQueue(api)
  }
  const isKept = async (url: string) => {
    const hash = parseImageHash(url) ?? ''
    const row = await api.app.db('images').where({ hash }).first()
    return [row !== undefined, await api.app.imageFiles.has(imageFileName(hash, 'avif', 328))]
  }
  async function makeFiles(url: string) {
    for (const name of imageFileNames(parseImageHash(url) ?? '')) {
      await api.app.imageFiles.put(name, Buffer.from('x'))
    }
  }

  test('removes an image without an item after a month, with all its files', async () => {
    const { registry } = await setUp()
    const url = await makeImage(api.app, registry.id, 'https://shop.example/7.jpg')
    await makeFiles(url)
    await tidy(0)
    await tidy(29)
    expect(await isKept(url)).toEqual([true, true])
    await tidy(31, { sliceSize: 1 })
    expect(await isKept(url)).toEqual([false, false])
    const rows = api.app.db('item_images').where({ registry_id: registry.id })
    expect(await rows).toEqual([])
  })

  test('keeps an image that was requested again', async () => {
    const { registry } = await setUp()
    const url = await makeImage(api.app, registry.id, 'https://shop.example/8.jpg')
    await makeFiles(url)
    await tidy(0)
    await storedImageStore.markUsed(api.app.db, parseImageHash(url) ?? '')
    await tidy(31)
    expect(await isKept(url)).toEqual([true, true])
  })

  test('keeps the images of an item, also of a deleted one', async () => {
    const { call, registry } = await setUp()
    const thumbnailUrl = await makeImage(api.app, registry.id, 'https://shop.example/9.jpg')
    await makeFiles(thumbnailUrl)
    const { data } = await call(createItem, { body: { ...itemDraft, thumbnailUrl } })
    await call(deleteItem, { params: { id: data.id } })
    for (const days of [0, 31, 62, 400]) await tidy(days)
    expect(await isKept(thumbnailUrl)).toEqual([true, true])
  })

  test('enqueues missing smaller sizes', async () => {
    const { call, registry } = await setUp()
    const thumbnailUrl = await makeImage(api.app, registry.id, 'https://shop.example/10.jpg')
    const { db } = api.app
    const hash = parseImageHash(thumbnailUrl) ?? ''
    await db('images')
      .where({ hash })
      .update({ widths: [500] })
    await call(createItem, { body: { ...itemDraft, thumbnailUrl } })
    expect(await countResizeJobs(api.app, hash)).toBe(0)
    await db('images').where({ hash }).update({ widths: [] })
    await tidy(0)
    await tidy(0)
    expect(await countResizeJobs(api.app, hash)).toBe(1)
  })
})

test('a listed image that was never fetched is removed after a month', async () => {
  const { registry } = await setUp()
  const { db, newId } = api.app
  const listed = (days: number) => ({
    ...{ id: newId(), registry_id: registry.id, status: 'listed' },
    ...{ original_url: 'https://shop.example/11.jpg', alt: '', source: '' },
    created_at: new Date(Date.now() - days * 86_400_000),
  })
  const rows = [listed(31), listed(31), listed(31), listed(29)]
  await db('item_images').insert(rows)
  await removeUnfetchedImages.work({ sliceSize: 2 }, { app: api.app, mail: createMemoryMail() })
  const left = db('item_images').where({ registry_id: registry.id })
  expect(await left.pluck('id')).toEqual([rows[3]?.id])
})
