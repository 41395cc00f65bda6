import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ImageFileStore } from '@registry/shared/image-files/image-file-store'
import { openImageFileStore } from '@registry/shared/image-files/open-image-file-store'
import pg from 'pg'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../shared/tools/test-database.ts'
import { runStorePhotoJob } from './store-photo-job.ts'

const log = pino({ level: 'silent' })

let database: TestDatabase
let db: pg.Pool
let folder: string
let imageFiles: ImageFileStore
beforeAll(async () => {
  database = await createTestDatabase()
  db = new pg.Pool({ connectionString: database.url, max: 1 })
  // `end` resolves before the server has closed the connection, which `drop` may then terminate.
  db.on('error', () => undefined)
  folder = await mkdtemp(path.join(tmpdir(), 'photo-'))
  imageFiles = openImageFileStore({ DATA_DIR: folder })
})
afterAll(async () => {
  await db.end()
  await database.drop()
  await rm(folder, { recursive: true })
})

/** Stores an upload of one colour; returns the id of its photo. */
async function addUpload(red: number): Promise<string> {
  const id = randomUUID()
  const background = { r: red, g: 90, b: 90 }
  const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .png()
    .toBuffer()
  await db.query('insert into offering_photos (id) values ($1)', [id])
  await db.query('insert into offering_photo_bytes (photo_id, bytes) values ($1, $2)', [id, bytes])
  return id
}

const removals = async () => {
  const { rows } = await db.query(
    `select payload->>'hash' as hash from graphile_worker._private_jobs j
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
  expect(await removals()).toEqual(unreferenced)
})
