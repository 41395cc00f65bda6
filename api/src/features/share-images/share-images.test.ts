import { createItem, deleteItem, orderItems } from '@registry/shared/contract/items/items'
import { imageFileName, parseImageHash } from '@registry/shared/images/image-file-names'
import { SHARE_IMAGE_MAX_BYTES } from '@registry/shared/images/share-image'
import { cents } from '@registry/shared/money/money'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makeRegistry } from '../../../test/factories.ts'
import { makeImage } from '../../../test/make-image.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { shareApi } from '../../../test/share-api.ts'
import { startApi } from '../../../test/start-api.ts'
import { ipPrefix } from '../../http/limits/ip-prefix.ts'
import { PAGE_ORDER } from '../../http/public-registry.ts'
import { loadPublicRegistry } from '../public-registry/load-public-registry.ts'
import { shareImageOf, shareImagePath } from './share-image.ts'
import { DRAWINGS } from './share-image-routes.ts'

const api = shareApi()

const ask = (path: string, headers = {}) => fetch(api.url + path, { redirect: 'manual', headers })

async function pathOf(slug: string): Promise<string> {
  const registry = await loadPublicRegistry(api.app, slug, PAGE_ORDER)
  if (!registry) throw new Error(`there is no registry ${slug}`)
  return shareImagePath(slug, shareImageOf(registry))
}

async function makeThumbnail(registryId: string): Promise<string> {
  const path = await makeImage(api.app, registryId, 'https://shop.example/p.jpg')
  const drawing = { width: 400, height: 300, channels: 3, background: '#7a5a3a' } as const
  const bytes = await sharp({ create: drawing }).webp().toBuffer()
  await api.app.imageFiles.put(imageFileName(parseImageHash(path) ?? '', 'webp'), bytes)
  return path
}

const draft = {
  productName: 'Pram',
  productUrl: 'https://shop.example/pram',
  category: 'Strollers & Accessories',
  totalPrice: cents(42_000),
}

describe('a share image', () => {
  test("is a JPEG of 1200 x 630 below messengers' size limit, immutable per version", async () => {
    const { call, registry } = await openOwnRegistry(api)
    await call(createItem, { body: { ...draft, thumbnailUrl: await makeThumbnail(registry.id) } })
    const image = await ask(await pathOf(registry.slug))
    expect(image.status).toBe(200)
    expect(Object.fromEntries(image.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const bytes = Buffer.from(await image.arrayBuffer())
    expect(bytes.length).toBeLessThan(SHARE_IMAGE_MAX_BYTES)
    expect(image.headers.get('content-length')).toBe(String(bytes.length))
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
    const dot = { left: 918, top: 315, width: 1, height: 1 }
    const [red = 0, green = 0, blue = 0] = await sharp(bytes).extract(dot).raw().toBuffer()
    const isBrown = (red - 0x7a) ** 2 + (green - 0x5a) ** 2 + (blue - 0x3a) ** 2 < 300
    expect([isBrown, red, green, blue]).toEqual([true, red, green, blue])
  })

  test('is revalidated at a URL without its version', async () => {
    const { slug } = await makeRegistry(api.app.db)
    const path = await pathOf(slug)
    const [plain = ''] = path.split('?')
    for (const other of [plain, `${plain}?v=${'o'.repeat(16)}`, `${plain}?fbclid=1`]) {
      expect((await ask(other)).headers.get('cache-control'), other).toBe('no-cache')
    }
    const { headers } = await ask(plain, {})
    const known = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' }
    expect((await ask(plain, known)).status).toBe(304)
    const head = await fetch(api.url + path, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  })

  test('redirects from a former slug, and returns 404 for an unknown one', async () => {
    const { id, slug } = await makeRegistry(api.app.db)
    await api.app.db('registry_slugs').insert({ slug: `${slug}-once`, registry_id: id })
    const moved = await ask(`/api/registry/${slug}-once/share-image.jpg?v=abcdefgh-ijklmn_`)
    expect(moved.status).toBe(308)
    expect(moved.headers.get('location')).toBe(
      `/api/registry/${slug}/share-image.jpg?v=abcdefgh-ijklmn_`,
    )
    const unknown = await ask('/api/registry/nobody-here/share-image.jpg')
    expect(unknown.status).toBe(404)
    expect(await unknown.json()).toMatchObject({ code: 'REGISTRY_NOT_FOUND' })
  })

  test('gets another version only when its content changes', async () => {
    const { call, registry } = await openOwnRegistry(api)
    const { id, slug } = registry
    const paths = [await pathOf(slug)]
    const { data: item } = await call(createItem, { body: draft })
    paths.push(await pathOf(slug))
    const items = api.app.db('items').where({ id: item.id })
    await items.clone().update({ amount_contributed_cents: 100, product_name: 'Blue pram' })
    expect(await pathOf(slug)).toBe(paths.at(-1))
    await items.clone().update({ amount_contributed_cents: 42_000 })
    paths.push(await pathOf(slug))
    await api.app.db('registries').where({ id }).update({ title: 'Twins!' })
    paths.push(await pathOf(slug))
    await call(deleteItem, { params: { id: item.id } })
    paths.push(await pathOf(slug))
    expect(new Set(paths).size).toBe(5)
  })

  test('shows the images in the order of the page', async () => {
    const { call, registry } = await openOwnRegistry(api)
    const ids: string[] = []
    for (const place of ['1', '2']) {
      const address = `https://shop.example/${place}.jpg`
      const thumbnailUrl = await makeImage(api.app, registry.id, address)
      ids.push((await call(createItem, { body: { ...draft, thumbnailUrl } })).data.id)
    }
    const shown = async () => {
      const view = await loadPublicRegistry(api.app, registry.slug, PAGE_ORDER)
      return view ? shareImageOf(view).imageHashes : []
    }
    await call(orderItems, { body: { ids } })
    const before = await shown()
    expect(new Set(before).size).toBe(2)
    await call(orderItems, { body: { ids: ids.toReversed() } })
    expect(await shown()).toEqual(before.toReversed())
    const { headers } = await ask(await pathOf(registry.slug))
    expect(headers.get('cache-control')).toContain('immutable')
  })

  test('is limited in new renderings', async () => {
    const strict = await startApi({ beside: api, env: { RATE_LIMITS: 'strict' } })
    try {
      for (let n = 0; n < DRAWINGS.points; n += 1) {
        await strict.app.rateLimits.consume(DRAWINGS, ipPrefix('127.0.0.1'))
      }
      const { slug } = await makeRegistry(api.app.db)
      const refused = await fetch(`${strict.url}/api/registry/${slug}/share-image.jpg`)
      expect(refused.status).toBe(429)
    } finally {
      await strict.stop()
    }
  })
})
