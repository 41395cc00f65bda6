import { imageFileName } from '@registry/shared/images/image-file-names'
import { expect, test } from 'vitest'
import { drainQueue } from '../../../test/drain-queue.ts'
import { makeRegistry } from '../../../test/factories.ts'
import { makeOffering } from '../../../test/make-offering.ts'
import { makeOfferingPhoto } from '../../../test/make-offering-photo.ts'
import { createMemoryMail } from '../../../test/memory-mail.ts'
import { shareApi } from '../../../test/share-api.ts'
import { deleteEndedOfferings } from './delete-offerings.ts'

const DAY_MS = 24 * 3_600_000

const api = shareApi()

async function passDays(days: number) {
  const now = () => new Date(Date.now() + days * DAY_MS)
  await deleteEndedOfferings.work(
    { sliceSize: 2 },
    { app: { ...api.app, now }, mail: createMemoryMail() },
  )
  await drainQueue(api)
}

test('only declined and withdrawn offerings are removed, after ninety days', async () => {
  const { db, imageFiles } = api.app
  const { id: registryId } = await makeRegistry(db)
  const make = (values: object) => makeOffering(api.app, registryId, { ...values })
  const declined = await make({ status: 'cancelled', updated_at: new Date() })
  const withdrawn = await make({ deleted_at: new Date() })
  const kept = await Promise.all(
    ['pending_review', 'available', 'interested', 'confirmed', 'delivered'].map(status =>
      make({ status }),
    ),
  )
  const hashes: string[] = []
  for (const offeringId of [declined, withdrawn, kept[4] ?? '']) {
    hashes.push((await makeOfferingPhoto(api.app, { registryId, offeringId })).hash)
    const about = { registry_id: registryId, offering_id: offeringId }
    await db('offering_messages').insert({
      ...about,
      id: api.app.newId(),
      sender: 'offerer',
      body: 'Hello',
    })
  }
  const left = async () => ({
    offerings: new Set<string>(await db('offerings').pluck('id')),
    threads: new Set<string>(await db('offering_messages').pluck('offering_id')),
    files: await Promise.all(hashes.map(hash => imageFiles.has(imageFileName(hash, 'webp')))),
  })
  await passDays(89)
  expect((await left()).offerings.size).toBe(7)
  expect((await left()).files).toEqual([true, true, true])
  await passDays(91)
  expect(await left()).toEqual({
    offerings: new Set(kept),
    threads: new Set([kept[4]]),
    files: [false, false, true],
  })
  await passDays(2_000)
  expect((await left()).offerings.size).toBe(5)
})
