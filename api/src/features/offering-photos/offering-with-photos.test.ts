import {
  changeOffering,
  createOffering,
  getOwnOffering,
  listPublicOfferings,
  trackOfferings,
  withdrawOffering,
} from '@registry/shared/contract/offerings/offerings'
import { approveOffering, listOfferings } from '@registry/shared/contract/offerings/owner-offerings'
import { imageFileName, imagePath } from '@registry/shared/images/image-file-names'
import { offeringPhotoMessages } from '@registry/shared/messages/offerings/offering-photos'
import { beforeEach, describe, expect, test } from 'vitest'
import { drainQueue } from '../../../test/drain-queue.ts'
import { makeOfferingPhoto } from '../../../test/make-offering-photo.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { shareApi } from '../../../test/share-api.ts'
import type { TestApi } from '../../../test/start-api.ts'
import { offer, submitOffering } from '../../../test/submit-offering.ts'

const api = shareApi()
let own: Awaited<ReturnType<typeof openOwnRegistry>>
let visitor: Awaited<ReturnType<TestApi['asVisitor']>>
beforeEach(async () => {
  own = await openOwnRegistry(api)
  visitor = await api.asVisitor()
})

const slug = () => own.registry.slug
const shownAs = ({ id, hash }: { id: string; hash: string }) => ({
  id,
  displayUrl: imagePath(hash),
})
const photosForParents = async () => {
  const { offerings } = await own.call(listOfferings, { query: { limit: 100, offset: 0 } })
  return offerings.map(({ photos }) => photos)
}
const isKept = (hash: string) => api.app.imageFiles.has(imageFileName(hash, 'webp'))

describe('the photos of an offering', () => {
  test('are visible to the parents and the offerer only', async () => {
    const [first, second] = [await makeOfferingPhoto(api.app), await makeOfferingPhoto(api.app)]
    const offererEmail = `${api.app.newId()}@example.com`
    const photoIds = [second.id.toUpperCase(), first.id]
    const { id, key } = await submitOffering(api, slug(), { photoIds, offererEmail })
    const photos = [shownAs(second), shownAs(first)]
    expect(await photosForParents()).toEqual([photos])
    const { data } = await visitor.call(getOwnOffering, {
      params: { id },
      headers: { 'x-link-key': key },
    })
    expect(data.photos).toEqual(photos)
    const tracked = await visitor.call(trackOfferings, { query: { email: offererEmail } })
    expect(tracked.offerings).toMatchObject([{ id, photos }])
    await own.call(approveOffering, { params: { id }, body: {} })
    const query = { registrySlug: slug(), limit: 100, offset: 0 }
    const listed = await visitor.call(listPublicOfferings, { query })
    expect(listed.total).toBe(1)
    expect(JSON.stringify(listed)).not.toContain('/images/')
  })

  test('can be changed before the review, and removed ones are deleted with their files', async () => {
    const [first, second] = [await makeOfferingPhoto(api.app), await makeOfferingPhoto(api.app)]
    const { id, key } = await submitOffering(api, slug(), { photoIds: [first.id] })
    const change = (photoIds?: string[]) =>
      visitor.call(changeOffering, { params: { id }, body: { key, photoIds } })
    expect((await change()).data.photos).toEqual([shownAs(first)])
    expect((await change([second.id])).data.photos).toEqual([shownAs(second)])
    await drainQueue(api)
    expect([await isKept(first.hash), await isKept(second.hash)]).toEqual([false, true])
  })

  test('are deleted when it is withdrawn', async () => {
    const photo = await makeOfferingPhoto(api.app)
    const { id, key } = await submitOffering(api, slug(), { photoIds: [photo.id] })
    await visitor.call(withdrawOffering, { params: { id }, body: { key } })
    await drainQueue(api)
    expect(await isKept(photo.hash)).toBe(false)
  })

  test('cannot be those of another offering', async () => {
    const theirs = await makeOfferingPhoto(api.app)
    await submitOffering(api, slug(), { photoIds: [theirs.id] })
    const again = visitor.call(createOffering, { body: offer(slug(), { photoIds: [theirs.id] }) })
    await expect(again).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { photoIds: offeringPhotoMessages.gone } },
    })
    expect(await photosForParents()).toHaveLength(1)
  })

  test('are at most four, without duplicates', async () => {
    const { id } = await makeOfferingPhoto(api.app)
    for (const photoIds of [Array.from({ length: 5 }, () => api.app.newId()), [id, id]]) {
      const body = offer(slug(), { photoIds })
      await expect(visitor.call(createOffering, { body })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { fields: { photoIds: expect.any(String) } },
      })
    }
  })
})
