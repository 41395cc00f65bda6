import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openImageFixture, solidPhoto } from '../../test/support/image-fixture.ts'
import { tryRemoveImage } from '../../test/support/remove-image.ts'
import { startServer, type TestServer } from '../../test/support/start-server.ts'
import { testGuard } from '../../test/support/test-guard.ts'
import { runFetchImageJob } from './fetch-image-job.ts'

const { db, imageFiles, close } = await openImageFixture()
let shop: TestServer
beforeAll(async () => {
  const photo = await solidPhoto(20)
  shop = await startServer((request, response) => {
    response.end(request.url === '/photo.png' ? photo : 'no image')
  })
})
afterAll(async () => {
  await shop.close()
  await close()
})

/** Runs the job for a pending image of the shop with this path; `run` returns the image's status. */
async function jobOf(path: string) {
  const imageId = randomUUID()
  const host = `shop.example.com:${shop.port}`
  // Without the checks of foreign keys: no registry is needed.
  await db.query('alter table item_images disable trigger all')
  await db.query(
    `insert into item_images (id, registry_id, original_url, alt, source) values ($1, $1, $2, '', 'url')`,
    [imageId, `http://${host}${path}`],
  )
  const tools = { db, log: pino({ level: 'silent' }), guard: testGuard([host]), imageFiles }
  const run = async (files = imageFiles) => {
    await runFetchImageJob({ imageId }, new AbortController().signal, {
      ...tools,
      imageFiles: files,
    })
    const { rows } = await db.query('select status from item_images where id = $1', [imageId])
    return rows[0].status
  }
  return { run }
}

test('records that a URL has no image', async () => {
  const { run } = await jobOf('/page.html')
  expect(await run()).toBe('failed')
})

test('fetches an image again that could not be stored', async () => {
  const { run } = await jobOf('/photo.png')
  const put = async () => {
    throw new Error('the image store responded with 503')
  }
  await expect(run({ ...imageFiles, put })).rejects.toThrow('503')
  expect(await run()).toBe('ready')
})

test('keeps the file of an image that a job of the api removes meanwhile', async () => {
  const { run } = await jobOf('/photo.png')
  let name = ''
  const removed: boolean[] = []
  const remove = async () => removed.push(await tryRemoveImage(db, imageFiles, name.slice(0, 64)))
  const put = async (stored: string, bytes: Uint8Array) => {
    name = stored
    await imageFiles.put(name, bytes)
    await remove()
  }
  expect(await run({ ...imageFiles, put })).toBe('ready')
  await remove()
  expect(removed).toEqual([false, true])
  expect(await imageFiles.has(name)).toBe(true)
})
