import { uploadOfferingPhoto } from '@registry/shared/contract/offerings/offering-photos'
import { offeringPhotoMessages } from '@registry/shared/messages/offerings/offering-photos'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { inParallel } from '../../../test/in-parallel.ts'
import { startApi, type TestApi } from '../../../test/start-api.ts'
import * as photoStore from './photo-store.ts'
import { processPhoto } from './process-photo.ts'

const opened: TestApi[] = []
async function open(env: Record<string, string> = {}, beside?: TestApi) {
  const api = await startApi({ env, ...(beside && { beside }) })
  opened.unshift(api)
  return api
}
afterEach(async () => {
  for (const api of opened.splice(0)) await api.stop()
})

const background = '#1e6b4e'
const photo = () => sharp({ create: { width: 99, height: 99, channels: 3, background } })
const bytes = await photo().png().toBuffer()
const away = { code: 'UNAVAILABLE', message: offeringPhotoMessages.away }

test('a photo without a worker is rejected and not stored', async () => {
  const { app } = await open()
  await expect(processPhoto(app, bytes, 20)).rejects.toMatchObject(away)
  expect(await app.db('offering_photo_bytes')).toEqual([])
  expect(await app.db('offering_photos')).toMatchObject([{ status: 'failed', content_hash: null }])
})

test('the rejection says when to try again', async () => {
  const api = await open()
  for (let n = 0; n < 40; n += 1) await photoStore.insertPending(api.app.db, api.app.newId(), bytes)
  const { call } = await api.asVisitor()
  const upload = call(uploadOfferingPhoto, { body: { image: bytes.toString('base64') } })
  await expect(upload).rejects.toMatchObject({ status: 503, details: { retryAfterS: 2 } })
})

test('at most forty photos wait', async () => {
  const { app } = await open()
  for (let n = 0; n < 40; n += 1) await photoStore.insertPending(app.db, app.newId(), bytes)
  await expect(processPhoto(app, bytes, 60_000)).rejects.toMatchObject(away)
  expect(await photoStore.countWaiting(app.db)).toBe(40)
})

test('a photo processed at the deadline is returned', async () => {
  const { app } = await open()
  const { db } = app
  const hash = 'a'.repeat(64)
  await db('images').insert({ hash, width: 99, height: 99 })
  // A worker finishes between the last poll and the update to 'failed'.
  await db.raw(`
    create function finish_late() returns trigger language plpgsql as $$
    begin
      update offering_photos set status = 'ready', content_hash = '${hash}' where id = old.photo_id;
      return old;
    end $$;
    create trigger late before delete on offering_photo_bytes
      for each row execute function finish_late();`)
  expect(await processPhoto(app, bytes, 20)).toMatchObject({ displayUrl: `/images/${hash}.webp` })
})

test('photos cannot be uploaded while offerings are disabled', async () => {
  const api = await open({ GIFT_PASSING_ENABLED: 'false' })
  const { call } = await api.asVisitor()
  const image = bytes.toString('base64')
  await expect(call(uploadOfferingPhoto, { body: { image } })).rejects.toMatchObject({
    status: 404,
  })
})

test('photos are limited to 40 an hour per session and 120 per IP address', async () => {
  const api = await open({ RATE_LIMITS: 'strict' })
  const image = 'AAAA'
  const sendFrom = async (count: number) => {
    const { call } = await api.asVisitor()
    return inParallel(Array.from({ length: count }), () =>
      call(uploadOfferingPhoto, { body: { image } }).catch(({ status }) => status),
    )
  }
  const statuses = (await sendFrom(41)).sort()
  expect(statuses).toEqual([...Array(40).fill(422), 429])
  await sendFrom(40)
  const last = (await sendFrom(40)).filter(status => status === 422)
  expect(last).toHaveLength(39)
})
