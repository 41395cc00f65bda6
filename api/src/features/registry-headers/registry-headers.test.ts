import { listRegistryItems } from '@registry/shared/contract/items/items'
import {
  getRegistryHeader,
  removeHeaderPicture,
  updateRegistryHeader,
  uploadHeaderPicture,
} from '@registry/shared/contract/registry/registry-header'
import { imageFileName, parseImageHash } from '@registry/shared/images/image-file-names'
import { beforeEach, describe, expect, test } from 'vitest'
import { share } from '../../../../shared/test/share.ts'
import { drainQueue } from '../../../test/drain-queue.ts'
import { inParallel } from '../../../test/in-parallel.ts'
import { openLookupFixture } from '../../../test/lookup-fixture.ts'
import { createMemoryMail } from '../../../test/memory-mail.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { photograph } from '../../../test/photograph.ts'
import { cleanUpImages } from '../images/clean-up-images.ts'

const world = share(() => openLookupFixture((_request, response) => response.end()))

let own: Awaited<ReturnType<typeof openOwnRegistry>>
beforeEach(async () => {
  own = await openOwnRegistry(world.api)
})

/** A new photo of 600 by 400 px as requests contain it. */
const newImage = async () => (await photograph({ width: 400, height: 600 })).toString('base64')
const settings = async () => (await own.call(getRegistryHeader, {})).data
const upload = async () =>
  (await own.call(uploadHeaderPicture, { body: { image: await newImage() } })).data
const hashOf = (data: { picture: { url: string } | null }) =>
  parseImageHash(data.picture?.url ?? '') ?? ''
const isStored = (hash: string) => world.api.app.imageFiles.has(imageFileName(hash, 'webp'))

/** The owner's data as visitors get it. */
async function published() {
  const { call } = await world.api.asVisitor()
  const params = { slug: own.registry.slug }
  const { registryOwner } = await call(listRegistryItems, {
    params,
    query: { sortBy: 'value', sortOrder: 'desc' },
  })
  return registryOwner
}

describe('the celebration', () => {
  test('is neither set nor published until the owner chooses one', async () => {
    expect(await settings()).toEqual({
      celebration: null,
      eventDate: null,
      isFoundByName: false,
      pictureAlt: '',
      picture: null,
    })
    expect(await published()).not.toHaveProperty('celebration')
    expect(await published()).not.toHaveProperty('picture')
  })

  test('comes with the due date of the sign-up, for the owner only', async () => {
    const { id } = own.registry
    await world.api.app.db('registries').where({ id }).update({ event_date: 'mid March' })
    expect(await settings()).toMatchObject({ celebration: null, eventDate: 'mid March' })
    expect(JSON.stringify(await published())).not.toContain('mid March')
  })

  test.each(['2026-12-24', '2026-12'])(
    'is published as %s, and removed again',
    async celebration => {
      const { data } = await own.call(updateRegistryHeader, { body: { celebration } })
      expect(data.celebration).toBe(celebration)
      expect((await published()).celebration).toBe(celebration)
      await own.call(updateRegistryHeader, { body: { celebration: null } })
      expect(await published()).not.toHaveProperty('celebration')
    },
  )

  test('stays when only another field is sent', async () => {
    await own.call(updateRegistryHeader, { body: { celebration: '2026-12' } })
    await own.call(updateRegistryHeader, { body: { pictureAlt: ' Us two ' } })
    expect(await settings()).toMatchObject({ celebration: '2026-12', pictureAlt: 'Us two' })
  })

  test.each(['2026-02-30', 'in December', '1026-12-24'])('rejects %j', async celebration => {
    await expect(own.call(updateRegistryHeader, { body: { celebration } })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { celebration: 'Please enter a date like 24 December 2026' } },
    })
  })

  test('leaves the version of the settings form, which other changes count', async () => {
    const rows = world.api.app.db('registries').where({ id: own.registry.id })
    const version = async () => (await rows.clone().first('version'))?.version
    const before = await version()
    const body = { celebration: '2026-12', isFoundByName: true, pictureAlt: 'Us two' }
    await own.call(updateRegistryHeader, { body })
    expect(await version()).toBe(before)
    await rows.clone().update({ title: 'Another title' })
    expect(await version()).toBe(before + 1)
  })

  test('is returned as sent, although other devices change it at the same time', async () => {
    const texts = Array.from({ length: 60 }, (_, index) => `Text ${index}`)
    const returned = await inParallel(texts, async pictureAlt => {
      const { data } = await own.call(updateRegistryHeader, { body: { pictureAlt } })
      return data.pictureAlt
    })
    expect(returned).toEqual(texts)
  })

  test('leaves the free text of the registration unpublished', async () => {
    const { app } = world.api
    await app.db('registries').where({ id: own.registry.id }).update({ event_date: 'In secret' })
    await own.call(updateRegistryHeader, { body: { celebration: '2026-12' } })
    expect(JSON.stringify(await published())).not.toContain('In secret')
  })
})

describe('the image', () => {
  test('is published without metadata, in all sizes and formats', async () => {
    const data = await upload()
    const hash = hashOf(data)
    expect(data.picture).toMatchObject({ url: `/images/${hash}.webp`, width: 600, height: 400 })
    const file = await fetch(`${world.api.url}${data.picture?.url}`)
    expect(Buffer.from(await file.arrayBuffer()).includes('Marker Person')).toBe(false)
    const widths = async () => (await published()).picture?.widths
    await expect.poll(widths).toEqual([328, 480, 600])
    expect(await world.api.app.imageFiles.has(imageFileName(hash, 'avif', 328))).toBe(true)
    expect(await world.api.app.db('offering_photos').where({ content_hash: hash })).toEqual([])
  })

  test('removes the files of the former one', async () => {
    const former = hashOf(await upload())
    const present = hashOf(await upload())
    await drainQueue(world.api)
    expect([await isStored(former), await isStored(present)]).toEqual([false, true])
  })

  test('is removed with its files', async () => {
    const hash = hashOf(await upload())
    const { data } = await own.call(removeHeaderPicture, {})
    expect(data.picture).toBeNull()
    expect(await published()).not.toHaveProperty('picture')
    await drainQueue(world.api)
    expect(await isStored(hash)).toBe(false)
  })

  test('loses its description when it is replaced or removed', async () => {
    const describe = () => own.call(updateRegistryHeader, { body: { pictureAlt: 'Us two' } })
    await upload()
    await describe()
    expect((await upload()).pictureAlt).toBe('')
    await describe()
    expect((await own.call(removeHeaderPicture, {})).data.pictureAlt).toBe('')
  })

  test('keeps its description when the same file is uploaded again', async () => {
    const image = await newImage()
    const send = async () => (await own.call(uploadHeaderPicture, { body: { image } })).data
    await send()
    await own.call(updateRegistryHeader, { body: { pictureAlt: 'Us two' } })
    expect((await send()).pictureAlt).toBe('Us two')
  })

  test('is removed when the account is closed', async () => {
    const hash = hashOf(await upload())
    const { app } = world.api
    const { id: registryId, ownerId: userId } = own.registry
    const event = { name: 'account.closed', userId, registryId, at: new Date() } as const
    await app.db.transaction(db => app.publish(db, event))
    await drainQueue(world.api)
    expect(await isStored(hash)).toBe(false)
  })

  test('survives the cleanup of unused images', async () => {
    const hash = hashOf(await upload())
    const { app } = world.api
    await app
      .db('images')
      .where({ hash })
      .update({ unused_since: new Date(0) })
    await cleanUpImages.work({}, { app, mail: createMemoryMail() })
    expect(await isStored(hash)).toBe(true)
    expect(await app.db('images').where({ hash }).first('unused_since')).toEqual({
      unused_since: null,
    })
  })

  test('rejects a file that is no image', async () => {
    const image = Buffer.from('no image, but long enough').toString('base64')
    await expect(own.call(uploadHeaderPicture, { body: { image } })).rejects.toMatchObject({
      code: 'IMAGE_UNREADABLE',
    })
    expect((await settings()).picture).toBeNull()
  })
})
