import { createHash, randomUUID } from 'node:crypto'
import { imageFileName } from '@registry/shared/images/image-file-names'
import type { Knex } from 'knex'
import { describe, expect, test } from 'vitest'
import { createMemoryMail } from '../../../test/memory-mail.ts'
import { shareApi } from '../../../test/share-api.ts'
import type { App } from '../../http/app.ts'
import { queuedJob } from '../../jobs/enqueue.ts'
import { removeImageJob } from './remove-image.ts'
import * as storedImageStore from './stored-image-store.ts'

const DAY_S = 86_400

test('the removal of an image is retried for at least two weeks', () => {
  const { maxAttempts } = queuedJob(removeImageJob, { hash: 'a'.repeat(64) })
  // The queue's backoff.
  const delays = Array.from({ length: maxAttempts - 1 }, (_, n) => Math.exp(Math.min(n + 1, 10)))
  expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(14 * DAY_S)
})

describe('the removal of an image that is stored again meanwhile', () => {
  const api = shareApi()

  function setUp() {
    const { db, imageFiles } = api.app
    const hash = createHash('sha256').update(randomUUID()).digest('hex')
    const name = imageFileName(hash, 'webp')
    /** Stores the image as the scraper does; false while the scraper would wait for the job's lock. */
    const store = () =>
      db.transaction(async trx => {
        const { rows } = await trx.raw(
          'select pg_try_advisory_xact_lock_shared(hashtextextended(?, 0)) as locked',
          [hash],
        )
        if (!rows[0].locked) return false
        await imageFiles.put(name, Buffer.from('image'))
        const image = { hash, width: 500, height: 400, colour: null, widths: [] }
        await storedImageStore.insert(trx, image)
        await trx('offering_photos').insert({
          id: randomUUID(),
          status: 'ready',
          content_hash: hash,
        })
        return true
      })
    const remove = (parts: Partial<App>) =>
      removeImageJob.work({ hash }, { app: { ...api.app, ...parts }, mail: createMemoryMail() })
    const isStored = async () => ({
      row: (await storedImageStore.listWidths(db, [hash])).has(hash),
      file: await imageFiles.has(name),
    })
    return { store, remove, isStored }
  }

  test('keeps its file when it is stored while files are removed', async () => {
    const { imageFiles } = api.app
    const { store, remove, isStored } = setUp()
    const stored: boolean[] = []
    await remove({
      imageFiles: {
        ...imageFiles,
        async remove(file) {
          if (!stored.includes(true)) stored.push(await store())
          await imageFiles.remove(file)
        },
      },
    })
    if (!stored.includes(true)) await store()
    expect(await isStored()).toEqual({ row: true, file: true })
  })

  test('keeps its file when it is stored after its row was deleted', async () => {
    const { db } = api.app
    const { store, remove, isStored } = setUp()
    let transactions = 0
    const transaction = async <T>(work: (trx: Knex.Transaction) => Promise<T>): Promise<T> => {
      const result = await db.transaction(work)
      transactions += 1
      if (transactions === 1) await store()
      return result
    }
    await remove({ db: Object.create(db, { transaction: { value: transaction } }) })
    expect(await isStored()).toEqual({ row: true, file: true })
  })
})
