import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ImageFileStore } from '@registry/shared/image-files/image-file-store'
import { openImageFileStore } from '@registry/shared/image-files/open-image-file-store'
import { storeImage } from '@registry/shared/image-files/store-image'
import { imageFileNames } from '@registry/shared/images/image-file-names'
import pg from 'pg'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../shared/tools/test-database.ts'
import * as imageStore from './image-store.ts'
import { runResizeImageJob } from './resize-image-job.ts'

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
  folder = await mkdtemp(path.join(tmpdir(), 'resize-'))
  imageFiles = openImageFileStore({ DATA_DIR: folder })
})
afterAll(async () => {
  await db.end()
  await database.drop()
  await rm(folder, { recursive: true })
})

/** Stores an image of one colour with its row; returns its hash. */
async function addImage(red: number): Promise<string> {
  const background = { r: red, g: 90, b: 90 }
  const input = await sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .png()
    .toBuffer()
  const image = await storeImage(imageFiles, input)
  await imageStore.insertImage(db, image)
  return image.hash
}

const remainingFiles = async (hash: string) =>
  (await readdir(folder, { recursive: true })).filter(name => path.basename(name).startsWith(hash))

test('stores the smaller files of an image and their widths', async () => {
  const hash = await addImage(20)
  await runResizeImageJob({ hash }, { db, log, imageFiles })
  const { rows } = await db.query('select widths from images where hash = $1', [hash])
  expect(rows).toEqual([{ widths: [328, 480, 600] }])
  expect(await remainingFiles(hash)).toHaveLength(6)
})

test('leaves no file of an image that is removed meanwhile', async () => {
  const hash = await addImage(40)
  // The first smaller file is about to be written when the image is removed.
  const put = async (name: string, bytes: Uint8Array) => {
    await db.query('delete from images where hash = $1', [hash])
    for (const file of imageFileNames(hash)) await imageFiles.remove(file)
    await imageFiles.put(name, bytes)
  }
  await runResizeImageJob({ hash }, { db, log, imageFiles: { ...imageFiles, put } })
  expect(await remainingFiles(hash)).toEqual([])
})
