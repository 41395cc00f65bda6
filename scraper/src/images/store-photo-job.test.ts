import { randomUUID } from 'node:crypto'
import { imageFileName } from '@registry/shared/images/image-file-names'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { openImageFixture, solidPhoto } from '../../test/support/image-fixture.ts'
import { tryRemoveImage } from '../../test/support/remove-image.ts'
import { runStorePhotoJob } from './store-photo-job.ts'

const log = pino({ level: 'silent' })

const { db, imageFiles, close } = await openImageFixture()
afterAll(close)

/** Stores an upload of one colour; returns the id of its photo. */
async function addUpload(red: number): Promise<string> {
  const id = randomUUID()
  const bytes = await solidPhoto(red)
  await db.query('insert into offering_photos (id) values ($1)', [id])
  await db.query('insert into offering_photo_bytes (photo_id, bytes) values ($1, $2)', [id, bytes])
  return id
}

const removals = async () => {
  const { rows } = await db.query(
    `select payload->>'hash' as hash, max_attempts as "maxAttempts" from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
      where identifier = 'remove_dropped'`,
  )
  return rows
}
const imagesOf = async (condition: string) =>
  (await db.query(`select hash from images where ${condition}`)).rows

test('stores the image of a photo and deletes the upload', async () => {
  const photoId = await addUpload(20)
  await runStorePhotoJob({ photoId }, { db, log, imageFiles })
  const { rows } = await db.query(
    'select status, content_hash as hash from offering_photos where id = $1',
    [photoId],
  )
  const [image] = await imagesOf('true')
  expect(rows).toEqual([{ status: 'ready', hash: image.hash }])
  expect((await db.query('select from offering_photo_bytes')).rows).toEqual([])
  expect(await removals()).toEqual([])
})

test('keeps the upload while its image cannot be stored', async () => {
  const photoId = await addUpload(60)
  const put = async () => {
    throw new Error('the image store responded with 503')
  }
  const run = (files: typeof imageFiles) =>
    runStorePhotoJob({ photoId }, { db, log, imageFiles: files })
  await expect(run({ ...imageFiles, put })).rejects.toThrow('503')
  await run(imageFiles)
  const { rows } = await db.query('select status from offering_photos where id = $1', [photoId])
  expect(rows).toEqual([{ status: 'ready' }])
})

test('enqueues the removal of an image whose photo is removed meanwhile', async () => {
  const photoId = await addUpload(40)
  const put = async (name: string, bytes: Uint8Array) => {
    await db.query('delete from offering_photos where id = $1', [photoId])
    await imageFiles.put(name, bytes)
  }
  await runStorePhotoJob({ photoId }, { db, log, imageFiles: { ...imageFiles, put } })
  const unreferenced = await imagesOf(
    'not exists (select from offering_photos where content_hash = hash)',
  )
  expect(unreferenced).toHaveLength(1)
  expect(await removals()).toEqual(unreferenced.map(({ hash }) => ({ hash, maxAttempts: 100 })))
})

test('keeps the file of an image that a job of the api removes meanwhile', async () => {
  const photoId = await addUpload(80)
  const removed: boolean[] = []
  const remove = async (hash: string) => removed.push(await tryRemoveImage(db, imageFiles, hash))
  const put = async (name: string, bytes: Uint8Array) => {
    await imageFiles.put(name, bytes)
    await remove(name.slice(0, 64))
  }
  await runStorePhotoJob({ photoId }, { db, log, imageFiles: { ...imageFiles, put } })
  const [image] = await imagesOf(
    `exists (select from offering_photos where content_hash = hash and id = '${photoId}')`,
  )
  await remove(image.hash)
  expect(removed).toEqual([false, true])
  expect(await imageFiles.has(imageFileName(image.hash, 'webp'))).toBe(true)
})
