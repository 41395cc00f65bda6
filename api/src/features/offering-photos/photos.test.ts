import { uploadOfferingPhoto } from '@registry/shared/contract/offerings/offering-photos'
import { imageFileNames, parseImageHash } from '@registry/shared/images/image-file-names'
import { offeringPhotoMessages } from '@registry/shared/messages/offerings/offering-photos'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { forgedPng } from '../../../../shared/test/forged-png.ts'
import { smallHeic } from '../../../../shared/test/heic-photos.ts'
import { share } from '../../../../shared/test/share.ts'
import { drainQueue } from '../../../test/drain-queue.ts'
import { openLookupFixture } from '../../../test/lookup-fixture.ts'
import { makeOffering } from '../../../test/make-offering.ts'
import { createMemoryMail } from '../../../test/memory-mail.ts'
import { photograph } from '../../../test/photograph.ts'
import { cleanUpImages } from '../images/clean-up-images.ts'
import * as photoStore from './photo-store.ts'
import { removeUnattachedPhotos } from './remove-unattached-photos.ts'
import { setPhotos } from './set-photos.ts'

const world = share(() => openLookupFixture((_request, response) => response.end()))

async function upload(bytes: Buffer) {
  const { call } = await world.api.asVisitor()
  return (await call(uploadOfferingPhoto, { body: { image: bytes.toString('base64') } })).data
}

const rowsOf = (table: string) => world.api.app.db(table)
const fileOf = (displayUrl: string) => fetch(`${world.api.url}${displayUrl}`)
const unreadable = { code: 'IMAGE_UNREADABLE', message: offeringPhotoMessages.unreadable }

async function newOffering() {
  const offeringId = await makeOffering(world.api.app, world.registryId)
  const key = { registryId: world.registryId, offeringId }
  return {
    key,
    set: (ids: string[]) => world.api.app.db.transaction(db => setPhotos(db, key, ids)),
    shown: async () =>
      (await photoStore.listByOfferings(world.api.app.db, [offeringId])).get(offeringId) ?? [],
  }
}

/** Advances the clock by `hours` and runs the job and the jobs that it enqueues. */
async function passHours(hours: number) {
  const now = () => new Date(Date.now() + hours * 3_600_000)
  const tools = { app: { ...world.api.app, now }, mail: createMemoryMail() }
  await removeUnattachedPhotos.work({}, tools)
  await drainQueue(world.api)
  await cleanUpImages.work({}, tools)
}

describe('an uploaded photo', () => {
  test('is re-encoded upright, without location, camera model and other metadata', async () => {
    const bytes = await photograph()
    expect((await sharp(bytes).metadata()).exif?.toString('latin1')).toContain('MarkerPhone')
    const { displayUrl } = await upload(bytes)
    const served = await fileOf(displayUrl)
    expect(served.headers.get('content-type')).toBe('image/webp')
    const ours = Buffer.from(await served.arrayBuffer())
    expect(ours.toString('latin1')).not.toMatch(/Marker|Exif|GPS/)
    const { format, exif, xmp, icc, iptc, width, height } = await sharp(ours).metadata()
    expect({ format, exif, xmp, icc, iptc }).toEqual({ format: 'webp' })
    expect([width, height]).toEqual([200, 320])
  })

  test.each(['png', 'webp', 'avif', 'gif'] as const)('may be %s', async format => {
    const { displayUrl } = await upload(
      await sharp(await photograph())
        .toFormat(format)
        .toBuffer(),
    )
    expect((await fileOf(displayUrl)).status).toBe(200)
  })

  test('may be HEIC, of which no metadata stays', async () => {
    const { displayUrl } = await upload(smallHeic)
    const { format, exif, width, height } = await sharp(
      Buffer.from(await (await fileOf(displayUrl)).arrayBuffer()),
    ).metadata()
    expect({ format, exif, width, height }).toEqual({ format: 'webp', width: 160, height: 120 })
  })

  test('leaves none of the uploaded bytes in the database', async () => {
    await upload(await photograph())
    expect(await rowsOf('offering_photo_bytes')).toEqual([])
    const jobs = await rowsOf('graphile_worker._private_jobs').select('payload')
    expect(JSON.stringify(jobs).length).toBeLessThan(5_000)
  })

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['text', () => Buffer.from('Good morning, this is no picture at all')],
    ['a JPEG that is cut off', async () => (await photograph()).subarray(0, 900)],
    ['a bomb of 30,000 by 30,000 pixels', () => forgedPng(30_000, 30_000, 100)],
  ])('is rejected if it is %s', async (_what, make) => {
    const { count } = (await rowsOf('images').count({ count: '*' }).first()) ?? {}
    await expect(upload(await make())).rejects.toMatchObject(unreadable)
    expect(await rowsOf('images').count({ count: '*' }).first()).toEqual({ count })
    expect(await rowsOf('offering_photo_bytes')).toEqual([])
  })

  test.each([
    ['nothing', '', offeringPhotoMessages.missing],
    ['no base64', 'data:image/png;base64,iVBORw0KGgo=', offeringPhotoMessages.unreadable],
    ['more than ten megabytes', 'A'.repeat(13_981_020), offeringPhotoMessages.tooLarge],
  ])('is rejected as a field if it is %s', async (_what, image, message) => {
    const { call } = await world.api.asVisitor()
    await expect(call(uploadOfferingPhoto, { body: { image } })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message,
    })
  })
})

describe('the photos of an offering', () => {
  test('keep their order and cannot be used by a second offering', async () => {
    const [first, second] = [await upload(await photograph()), await upload(await photograph())]
    const { set, shown } = await newOffering()
    await set([second.id, first.id])
    expect((await shown()).map(({ id }) => id)).toEqual([second.id, first.id])
    const other = await newOffering()
    await expect(other.set([first.id])).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { photoIds: offeringPhotoMessages.gone } },
    })
    expect(await other.shown()).toEqual([])
    await set([first.id])
    expect((await shown()).map(({ id }) => id)).toEqual([first.id])
  })

  test('are attached once when two offerings want the same concurrently', async () => {
    const { id } = await upload(await photograph())
    const offerings = [await newOffering(), await newOffering(), await newOffering()]
    const answers = await Promise.allSettled(offerings.map(({ set }) => set([id])))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const shown = await Promise.all(offerings.map(offering => offering.shown()))
    expect(shown.flat()).toHaveLength(1)
  })

  test('are locked in one order, which prevents deadlocks', async () => {
    const { db } = world.api.app
    const photos = [await upload(await photograph()), await upload(await photograph())]
    const [low = '', high = ''] = photos.map(({ id }) => id).toSorted()
    const [one, other] = [await newOffering(), await newOffering()]
    const isWaiting = async () => {
      const own = db('pg_stat_activity').whereRaw('datname = current_database()')
      return (await own.where({ wait_event_type: 'Lock' })).length > 0
    }
    const late = await db.transaction(async trx => {
      await photoStore.attach(trx, { id: low, position: 0 }, one.key)
      const waiting = Promise.allSettled([other.set([high, low])])
      await vi.waitFor(async () => expect(await isWaiting()).toBe(true), { timeout: 240_000 })
      expect(await photoStore.attach(trx, { id: high, position: 1 }, one.key)).toBe(true)
      // Wrapped in an object, since a returned promise would be awaited before the transaction ends.
      return { waiting }
    })
    expect(await late.waiting).toMatchObject([{ reason: { code: 'VALIDATION_FAILED' } }])
    expect((await one.shown()).map(({ id }) => id)).toEqual([low, high])
  })

  test('cannot be unknown ones', async () => {
    const { set } = await newOffering()
    await expect(set([world.api.app.newId()])).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  test('stay while it shows them', async () => {
    const { id, displayUrl } = await upload(await photograph())
    const { set } = await newOffering()
    await set([id])
    await passHours(1)
    await passHours(24 * 40)
    expect((await fileOf(displayUrl)).status).toBe(200)
  })

  test('are deleted with their files when replaced, unless something else uses them', async () => {
    const bytes = await photograph()
    const [here, same] = [await upload(bytes), await upload(bytes)]
    expect(same.displayUrl).toBe(here.displayUrl)
    const { set } = await newOffering()
    const other = await newOffering()
    await set([here.id])
    await other.set([same.id])
    await set([])
    await drainQueue(world.api)
    expect((await fileOf(here.displayUrl)).status).toBe(200)
    await other.set([])
    await drainQueue(world.api)
    const hash = parseImageHash(here.displayUrl) ?? ''
    const { imageFiles } = world.api.app
    const left = await Promise.all(imageFileNames(hash).map(file => imageFiles.has(file)))
    expect(left).toEqual(left.map(() => false))
    expect(await rowsOf('images').where({ hash })).toEqual([])
  })
})

describe('an unattached photo', () => {
  test('is removed after a day with its file', async () => {
    const { id, displayUrl } = await upload(await photograph())
    await passHours(23)
    expect((await fileOf(displayUrl)).status).toBe(200)
    await passHours(25)
    expect(await rowsOf('offering_photos').where({ id })).toEqual([])
    expect((await fileOf(displayUrl)).status).toBe(404)
    const { set } = await newOffering()
    await expect(set([id])).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  })
})
