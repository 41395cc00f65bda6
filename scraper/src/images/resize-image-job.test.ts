import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { storeImage } from '@registry/shared/image-files/store-image'
import { imageFileNames } from '@registry/shared/images/image-file-names'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { openImageFixture, solidPhoto } from '../../test/support/image-fixture.ts'
import * as imageStore from './image-store.ts'
import { runResizeImageJob } from './resize-image-job.ts'

const log = pino({ level: 'silent' })

const { db, folder, imageFiles, close } = await openImageFixture()
afterAll(close)

/** Stores an image of one colour with its row; returns its hash. */
async function addImage(red: number): Promise<string> {
  const image = await storeImage(imageFiles, await solidPhoto(red))
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

test('stores all files of an image that is removed and stored again meanwhile', async () => {
  const hash = await addImage(60)
  let puts = 0
  const put = async (name: string, bytes: Uint8Array) => {
    await imageFiles.put(name, bytes)
    puts += 1
    if (puts > 1) return
    await db.query('delete from images where hash = $1', [hash])
    for (const file of imageFileNames(hash)) await imageFiles.remove(file)
    await addImage(60)
  }
  await runResizeImageJob({ hash }, { db, log, imageFiles: { ...imageFiles, put } })
  const { rows } = await db.query('select widths from images where hash = $1', [hash])
  expect(rows).toEqual([{ widths: [328, 480, 600] }])
  expect(await remainingFiles(hash)).toHaveLength(6)
})
