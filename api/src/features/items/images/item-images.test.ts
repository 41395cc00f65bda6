import { listItemImages, reselectImage } from '@registry/shared/contract/images'
import { createItem, listOwnItems, updateItem } from '@registry/shared/contract/items/items'
import { imagePath } from '@registry/shared/images/image-file-names'
import { imageMessages } from '@registry/shared/messages/items/images'
import { describe, expect, test } from 'vitest'
import { itemDraft } from '../../../../test/item-draft.ts'
import { countResizeJobs, makeImage, markImageFetched } from '../../../../test/make-image.ts'
import { openOwnRegistry } from '../../../../test/own-registry.ts'
import { shareApi } from '../../../../test/share-api.ts'
import type { TestApi } from '../../../../test/start-api.ts'

const api = shareApi()

const setUp = () => openOwnRegistry(api)

describe('the available images of an item', () => {
  const scrapedImages = ['a', 'b', 'c'].map(name => ({
    url: `https://shop.example/${name}.jpg`,
    alt: `Side ${name}`,
    source: 'gallery',
  }))
  const addressOf = (index: number) => scrapedImages[index]?.url ?? ''

  /** Creates an item whose second image is its own and has been fetched. */
  async function setUpItem() {
    const own = await setUp()
    const body = { ...itemDraft, scrapedImages, thumbnailUrl: addressOf(1) }
    const { data } = await own.call(createItem, { body })
    const [chosen] = await listed(own.call, data.id)
    const hash = await markImageFetched(api.app, chosen?.id ?? '', { widths: [328, 500] })
    return { ...own, itemId: data.id, hash }
  }

  async function listed(call: TestApi['call'], id: string) {
    return (await call(listItemImages, { params: { id } })).data.availableImages
  }

  test("are those of the retailer's page, the selected one first", async () => {
    const { call, itemId, hash } = await setUpItem()
    const images = await listed(call, itemId)
    expect(images).toMatchObject([
      {
        originalUrl: addressOf(1),
        processedUrl: `/images/${hash}.webp`,
        thumbnailUrl: `/images/${hash}-328.webp`,
        altText: 'Side b',
        source: 'gallery',
        isSelected: true,
      },
      { originalUrl: addressOf(0), processedUrl: null, thumbnailUrl: null, isSelected: false },
      { originalUrl: addressOf(2), processedUrl: null, altText: 'Side c', isSelected: false },
    ])
  })

  test('include those shown before the item existed, fetched once', async () => {
    const { call, registry } = await setUp()
    const shown = await makeImage(api.app, registry.id, addressOf(2))
    const { data } = await call(createItem, { body: { ...itemDraft, scrapedImages } })
    const images = await listed(call, data.id)
    expect(images.map(({ processedUrl }) => processedUrl)).toEqual([null, null, shown])
  })

  test('change with the list and keep the selected one', async () => {
    const { call, itemId } = await setUpItem()
    const other = { url: 'https://shop.example/d.jpg' }
    const params = { id: itemId }
    await call(updateItem, { params, body: { scrapedImages: [other, other] } })
    const urls = (await listed(call, itemId)).map(({ originalUrl }) => originalUrl)
    expect(urls).toEqual([addressOf(1), other.url])
  })

  test('can be selected, with all sizes', async () => {
    const { call, registry, itemId } = await setUpItem()
    const other = (await listed(call, itemId))[1]
    const hash = await markImageFetched(api.app, other?.id ?? '')
    const choice = { params: { id: itemId }, body: { imageId: other?.id ?? '' } }
    const { data } = await call(reselectImage, choice)
    expect(data.processedImage).toEqual({ id: other?.id, displayUrl: imagePath(hash) })
    const { items } = await call(listOwnItems, {})
    expect(items[0]?.thumbnailUrl).toBe(imagePath(hash))
    const [first, ...rest] = await listed(call, itemId)
    expect(first).toMatchObject({ id: other?.id, isSelected: true })
    expect(rest.some(({ isSelected }) => isSelected)).toBe(false)
    expect(await countResizeJobs(api.app, hash)).toBe(1)
    const events = api.app.db('audit_events').where({ registry_id: registry.id })
    expect(await events.pluck('action')).toContain('item.changed')
  })

  test('exclude those of other items', async () => {
    const { call, itemId } = await setUpItem()
    const another = await call(createItem, { body: { ...itemDraft, scrapedImages } })
    const [theirs] = await listed(call, another.data.id)
    const choice = { params: { id: itemId }, body: { imageId: theirs?.id ?? '' } }
    await expect(call(reselectImage, choice)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: imageMessages.notFound,
    })
  })

  test('stay unchanged when another one cannot be fetched', async () => {
    const { call, itemId, hash } = await setUpItem()
    const other = (await listed(call, itemId))[1]
    const body = { imageId: other?.id ?? '' }
    const refused = expect(
      call(reselectImage, { params: { id: itemId }, body }),
    ).rejects.toMatchObject({
      code: 'IMAGE_UNREADABLE',
      message: imageMessages.reselectFailed,
    })
    const { db } = api.app
    const row = db('item_images').where({ id: other?.id })
    await expect.poll(async () => (await row.clone().first('status')).status).toBe('pending')
    await row.clone().update({ status: 'failed' })
    await refused
    const images = await listed(call, itemId)
    expect(images.map(({ originalUrl }) => originalUrl)).toEqual([addressOf(1), addressOf(2)])
    expect((await call(listOwnItems, {})).items[0]?.thumbnailUrl).toBe(imagePath(hash))
  })
})
