import {
  listItemImages,
  processSelectedImage,
  reselectImage,
} from '@registry/shared/contract/images'
import { createItem, listOwnItems } from '@registry/shared/contract/items/items'
import {
  getScrapeLog,
  listScrapeLogs,
  parseProductUrl,
} from '@registry/shared/contract/items/product-lookups'
import { imageSrcset, parseImageHash } from '@registry/shared/images/image-file-names'
import { cents } from '@registry/shared/money/money'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { share } from '../../../../shared/test/share.ts'
import { openLookupFixture } from '../../../test/lookup-fixture.ts'

const PAGE = `<!doctype html><html><head><title>Moon night light | Little Moon</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product",
"name":"Moon night light","description":"A small lamp that glows.",
"image":"https://img.example/moon.jpg",
"offers":{"@type":"Offer","price":"39.90","priceCurrency":"SGD"}}</script></head>
<body><nav>Home / Nursery / Lamps</nav><h1>Moon night light</h1><p>S$39.90</p>
<button>Add to cart</button></body></html>`

const DAY_MS = 86_400_000

async function answer(url: string): Promise<{ type: string; body: string | Buffer } | undefined> {
  if (url.startsWith('/moon')) return { type: 'text/html', body: PAGE }
  if (url === '/moon.png') return { type: 'text/html', body: 'no picture' }
  if (!url.startsWith('/picture.png')) return undefined
  const blank = { width: 1400, height: 700, channels: 3 as const, background: '#1E6B4E' }
  return { type: 'image/png', body: await sharp({ create: blank }).png().toBuffer() }
}

const world = share(() =>
  openLookupFixture((request, response) => {
    void answer(request.url ?? '').then(found => {
      response.writeHead(found ? 200 : 404, { 'content-type': found?.type ?? 'text/plain' })
      response.end(found?.body ?? 'gone')
    })
  }),
)

const draft = {
  productName: 'Moon night light',
  category: 'Nursery Decor & Lighting',
  totalPrice: cents(3_990),
}

describe('looking up a product', () => {
  test('returns name, price, currency, description and image of a pasted URL', async () => {
    const found = await world.call(parseProductUrl, { body: { url: `${world.shop}/moon` } })
    expect(found).toMatchObject({
      success: true,
      error: null,
      code: null,
      data: {
        productName: 'Moon night light',
        price: 39.9,
        currency: 'SGD',
        description: 'A small lamp that glows.',
        images: ['https://img.example/moon.jpg'],
      },
    })
  })

  test('returns the category General for a product that is not about babies', async () => {
    const url = `${world.shop}/moon?about=lamps`
    const { data } = await world.call(parseProductUrl, { body: { url } })
    expect(data?.category).toBe('General')
  })

  test.each(['priya@example.com', { id: '7' }, null])(
    'ignores the adminUser %j',
    async adminUser => {
      const url = `${world.shop}/moon`
      const found = await world.call(parseProductUrl, { body: { url, adminUser } })
      expect(found.data?.productName).toBe('Moon night light')
    },
  )

  test('scrapes a product again after a day, ignoring cached responses', async () => {
    const url = `${world.shop}/moon?colour=red`
    await world.call(parseProductUrl, { body: { url } })
    await world.call(parseProductUrl, { body: { url } })
    const read = world.api.app.db('scrapes').where({ url }).whereNot({ method: 'cache' })
    await read.update({ created_at: new Date(Date.now() - DAY_MS) })
    await world.call(parseProductUrl, { body: { url } })
    expect(world.requests.filter(path => path === '/moon?colour=red')).toHaveLength(2)
  })

  test('suggests the extension for a retailer that the server cannot read', async () => {
    const url = 'https://www.lazada.sg/products/pdp-i1-s2.html'
    const answer = await world.call(parseProductUrl, { body: { url } })
    expect(answer).toMatchObject({ success: false, status: 'failed', code: 'CLIENT_ONLY_RETAILER' })
    expect(answer.error).toMatch(
      /^Lazada blocks automated extraction\. For best results on Lazada, Shopee.*, please use the QuickAdd browser extension on desktop\.$/,
    )
  })

  test('fails for the cloud metadata without details', async () => {
    const url = 'http://169.254.169.254/latest/meta-data/'
    const answer = await world.call(parseProductUrl, { body: { url } })
    expect(answer).toMatchObject({ success: false, status: 'failed', data: null })
    expect(answer.error).toBe('Failed to extract product information from the URL')
  })

  test.each(['pram', 'javascript:alert(1)', 'ftp://shop.example/x', 'https://a:b@shop.example/'])(
    'rejects %j as a URL',
    async url => {
      const answer = await world.call(parseProductUrl, { body: { url } })
      expect(answer).toMatchObject({ success: false, code: 'INVALID_URL', logId: null })
      expect(answer.error).toBe('Invalid URL format')
    },
  )

  test('requires a URL', async () => {
    await expect(world.call(parseProductUrl, { body: { url: ' ' } })).rejects.toMatchObject({
      status: 400,
      details: { fields: { url: 'Please enter a product URL' } },
    })
  })

  test('logs only for its own registry', async () => {
    const query = { limit: 20, offset: 0 }
    const { logs, total } = await world.call(listScrapeLogs, { query })
    expect(total).toBe(logs.length)
    const other = await world.stranger()
    expect(await other(listScrapeLogs, { query })).toMatchObject({ logs: [], total: 0 })
    const params = { id: logs[0]?.id ?? '' }
    await expect(other(getScrapeLog, { params })).rejects.toMatchObject({ status: 404 })
  })
})

describe('images of retailers', () => {
  test("an item with a retailer's image shows our copy", async () => {
    const { processedImage } = await world.call(processSelectedImage, {
      body: { imageUrl: `${world.shop}/picture.png` },
    })
    const productUrl = `${world.shop}/moon`
    await world.call(createItem, {
      body: { ...draft, productUrl, thumbnailUrl: `${world.shop}/picture.png` },
    })
    await world.call(createItem, {
      body: { ...draft, productUrl, thumbnailUrl: processedImage.displayUrl },
    })
    const { items } = await world.call(listOwnItems, {})
    expect(items.map(item => item.thumbnailUrl)).toEqual(Array(2).fill(processedImage.displayUrl))
  })

  test('an image that an item shows exists in every size, as AVIF and WebP', async () => {
    const thumbnailUrl = `${world.shop}/picture.png?of=item`
    const body = { ...draft, productUrl: `${world.shop}/moon`, thumbnailUrl }
    const { data } = await world.call(createItem, { body })
    const item = async () => {
      const { items } = await world.call(listOwnItems, {})
      return items.find(({ id }) => id === data.id)
    }
    const facts = { width: 960, height: 480, colour: '#1e6b4e', widths: [328, 480, 656, 960] }
    await expect.poll(async () => (await item())?.picture).toEqual(facts)
    const hash = parseImageHash((await item())?.thumbnailUrl ?? '') ?? ''
    for (const type of ['avif', 'webp'] as const) {
      for (const candidate of imageSrcset(hash, type, facts).split(', ')) {
        const [address, width] = candidate.split(' ')
        const served = await fetch(`${world.api.url}${address}`)
        expect(served.headers.get('content-type')).toBe(`image/${type}`)
        const meta = await sharp(Buffer.from(await served.arrayBuffer())).metadata()
        expect(`${meta.width}w`).toBe(width)
      }
    }
  })

  test('another image of an item is fetched when it is selected', async () => {
    const urls = ['a', 'b'].map(name => `${world.shop}/picture.png?of=${name}`)
    const scrapedImages = urls.map(url => ({ url }))
    const body = { ...draft, productUrl: `${world.shop}/moon`, scrapedImages }
    const params = { id: (await world.call(createItem, { body })).data.id }
    const { data } = await world.call(listItemImages, { params })
    expect(data.availableImages.map(({ processedUrl }) => processedUrl)).toEqual([null, null])
    expect(world.requests.filter(path => path.endsWith('?of=b'))).toEqual([])
    const imageId = data.availableImages[1]?.id ?? ''
    const chosen = await world.call(reselectImage, { params, body: { imageId } })
    const { items } = await world.call(listOwnItems, {})
    const { displayUrl } = chosen.data.processedImage
    expect(items.find(({ id }) => id === params.id)?.thumbnailUrl).toBe(displayUrl)
    expect(world.requests.filter(path => path.endsWith('?of=a'))).toEqual([])
  })

  test.each([
    ['a page', '/moon.png'],
    ['nothing', '/gone.png'],
    ['a forbidden address', 'http://10.0.0.1/moon.png'],
  ])('rejects %s as an image', async (_what, where) => {
    const body = { imageUrl: new URL(where, world.shop).href }
    await expect(world.call(processSelectedImage, { body })).rejects.toMatchObject({
      code: 'IMAGE_UNREADABLE',
      message: 'Failed to process selected image',
    })
  })
})
