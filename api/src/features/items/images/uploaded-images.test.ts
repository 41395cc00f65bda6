import { randomUUID } from 'node:crypto'
import { uploadItemImage } from '@registry/shared/contract/images'
import { createItem, updateItem } from '@registry/shared/contract/items/items'
import { imageFileNames, parseImageHash } from '@registry/shared/images/image-file-names'
import { offeringPhotoMessages } from '@registry/shared/messages/offerings/offering-photos'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { share } from '../../../../../shared/test/share.ts'
import { drainQueue } from '../../../../test/drain-queue.ts'
import { inParallel } from '../../../../test/in-parallel.ts'
import { itemDraft } from '../../../../test/item-draft.ts'
import { openLookupFixture } from '../../../../test/lookup-fixture.ts'
import { createMemoryMail } from '../../../../test/memory-mail.ts'
import { openOwnRegistry } from '../../../../test/own-registry.ts'
import { photograph } from '../../../../test/photograph.ts'
import { startApi } from '../../../../test/start-api.ts'
import { removeUnattachedUploads } from '../../images/remove-unattached-uploads.ts'

const world = share(() => openLookupFixture((_request, response) => response.end()))

async function upload(bytes: Buffer, call = world.call) {
  const body = { image: bytes.toString('base64') }
  return (await call(uploadItemImage, { body })).processedImage
}

async function addItem(thumbnailUrl: string | null, call = world.call) {
  const idempotencyKey = randomUUID()
  return (await call(createItem, { body: { ...itemDraft, thumbnailUrl } }, { idempotencyKey })).data
}

const rowsOf = (table: string) => world.api.app.db(table)
const fileOf = (displayUrl: string) => fetch(`${world.api.url}${displayUrl}`)

/** Advances the clock by `hours` and runs the job and the jobs that it enqueues. */
async function passHours(hours: number) {
  const now = () => new Date(Date.now() + hours * 3_600_000)
  const tools = { app: { ...world.api.app, now }, mail: createMemoryMail() }
  await removeUnattachedUploads.work({}, tools)
  await drainQueue(world.api)
}

describe("an owner's photo", () => {
  test('is re-encoded upright without metadata, and becomes the image of an item', async () => {
    const { displayUrl } = await upload(await photograph())
    const ours = Buffer.from(await (await fileOf(displayUrl)).arrayBuffer())
    expect(ours.toString('latin1')).not.toMatch(/Marker|Exif/)
    const { format, exif, width, height } = await sharp(ours).metadata()
    expect({ format, exif, width, height }).toEqual({ format: 'webp', width: 200, height: 320 })
    expect((await addItem(displayUrl)).thumbnailUrl).toBe(displayUrl)
    expect(await rowsOf('offering_photo_bytes')).toEqual([])
    expect(await rowsOf('offering_photos')).toEqual([])
  })

  test('replaces the image of an existing item, which keeps the former one to choose from', async () => {
    const [first, second] = [await upload(await photograph()), await upload(await photograph())]
    const { id } = await addItem(first.displayUrl)
    const changes = { thumbnailUrl: second.displayUrl }
    const { data } = await world.call(updateItem, { params: { id }, body: changes })
    expect(data.thumbnailUrl).toBe(second.displayUrl)
    expect(await rowsOf('item_images').where({ item_id: id })).toHaveLength(2)
  })

  test('uploaded twice is one image, also for two items', async () => {
    const bytes = await photograph()
    const here = await upload(bytes)
    expect(await upload(bytes)).toEqual(here)
    const items = [await addItem(here.displayUrl), await addItem(here.displayUrl)]
    expect(items.map(({ thumbnailUrl }) => thumbnailUrl)).toEqual([
      here.displayUrl,
      here.displayUrl,
    ])
  })

  test('cannot be used by another owner, who may upload the same photo', async () => {
    const bytes = await photograph()
    const { displayUrl } = await upload(bytes)
    const stranger = await world.stranger()
    await expect(addItem(displayUrl, stranger)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    await upload(bytes, stranger)
    expect((await addItem(displayUrl, stranger)).thumbnailUrl).toBe(displayUrl)
  })

  test('is removed after a day with its file if no item uses it', async () => {
    const [used, unused] = [await upload(await photograph()), await upload(await photograph())]
    await addItem(used.displayUrl)
    await passHours(23)
    expect((await fileOf(unused.displayUrl)).status).toBe(200)
    await passHours(25)
    expect((await fileOf(unused.displayUrl)).status).toBe(404)
    expect((await fileOf(used.displayUrl)).status).toBe(200)
    const hash = parseImageHash(unused.displayUrl) ?? ''
    const { imageFiles } = world.api.app
    expect(await Promise.all(imageFileNames(hash).map(file => imageFiles.has(file)))).not.toContain(
      true,
    )
    await expect(addItem(unused.displayUrl)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  test('is removed with its file when the account is closed, unless another owner uses it', async () => {
    const { call, registry } = await openOwnRegistry(world.api)
    const [shared, own] = [await photograph(), await photograph()]
    const [kept, loose] = [await upload(shared, call), await upload(await photograph(), call)]
    const used = await upload(own, call)
    await addItem(kept.displayUrl, call)
    await addItem(used.displayUrl, call)
    await addItem((await upload(shared)).displayUrl)
    const { app } = world.api
    const { id: registryId, ownerId: userId } = registry
    const event = { name: 'account.closed', userId, registryId, at: new Date() } as const
    await app.db.transaction(db => app.publish(db, event))
    await drainQueue(world.api)
    expect((await fileOf(used.displayUrl)).status).toBe(404)
    expect((await fileOf(loose.displayUrl)).status).toBe(404)
    expect((await fileOf(kept.displayUrl)).status).toBe(200)
  })
})

describe('a file that is no photo', () => {
  test('is rejected and not stored', async () => {
    const count = async () => (await rowsOf('item_images').count({ count: '*' }).first())?.count
    const before = await count()
    await expect(
      upload(Buffer.from('Good morning, this is no picture at all')),
    ).rejects.toMatchObject({
      code: 'IMAGE_UNREADABLE',
      message: offeringPhotoMessages.unreadable,
    })
    expect(await count()).toBe(before)
    expect(await rowsOf('offering_photo_bytes')).toEqual([])
  })
})

test('owners upload at most 100 photos an hour', async () => {
  const api = await startApi({ env: { RATE_LIMITS: 'strict' } })
  try {
    const { call } = await openOwnRegistry(api)
    const statuses = await inParallel(Array.from({ length: 101 }), () =>
      call(uploadItemImage, { body: { image: 'AAAA' } }).catch(({ status }) => status),
    )
    expect(statuses.sort()).toEqual([...Array(100).fill(422), 429])
  } finally {
    await api.stop()
  }
})
