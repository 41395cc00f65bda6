import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Call } from '@registry/shared/client/create-client'
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
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type ScraperProcess,
  startScraperProcess,
  stopScraper,
} from '../../../../scraper/test/support/start-scraper-process.ts'
import { makeRegistry } from '../../../test/factories.ts'
import { makeOwnerToken } from '../../../test/make-owner-token.ts'
import { startApi, type TestApi } from '../../../test/start-api.ts'

const PAGE = `<!doctype html><html><head><title>Moon night light | Little Moon</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product",
"name":"Moon night light","description":"A small lamp that glows.",
"image":"https://img.example/moon.jpg",
"offers":{"@type":"Offer","price":"39.90","priceCurrency":"SGD"}}</script></head>
<body><nav>Home / Nursery / Lamps</nav><h1>Moon night light</h1><p>S$39.90</p>
<button>Add to cart</button></body></html>`

const DAY_MS = 86_400_000

let api: TestApi
let shop: Server
let scraper: ScraperProcess
let origin: string
let requests: string[]
let call: Call

async function answer(url: string): Promise<{ type: string; body: string | Buffer } | undefined> {
  if (url.startsWith('/moon')) return { type: 'text/html', body: PAGE }
  if (url === '/moon.png') return { type: 'text/html', body: 'no picture' }
  if (!url.startsWith('/picture.png')) return undefined
  const blank = { width: 1400, height: 700, channels: 3 as const, background: '#1E6B4E' }
  return { type: 'image/png', body: await sharp({ create: blank }).png().toBuffer() }
}

beforeAll(async () => {
  requests = []
  shop = createServer((request, response) => {
    requests.push(request.url ?? '')
    void answer(request.url ?? '').then(found => {
      response.writeHead(found ? 200 : 404, { 'content-type': found?.type ?? 'text/plain' })
      response.end(found?.body ?? 'gone')
    })
  }).listen(0, '127.0.0.1')
  await once(shop, 'listening')
  const { port } = shop.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
  api = await startApi({ hasWorker: true })
  scraper = await startScraperProcess({
    DATABASE_URL: api.databaseUrl,
    DATA_DIR: api.app.config.dataDir,
    SCRAPER_ALLOWED_HOSTS: `127.0.0.1:${port}`,
  })
  const registry = await makeRegistry(api.app.db)
  const token = await makeOwnerToken(api.app, registry.ownerId)
  call = api.as({ authorization: `Bearer ${token}` }).call
})

afterAll(async () => {
  await stopScraper(scraper)
  await api.stop()
  shop.closeAllConnections()
  shop.close()
})

describe('looking up a product', () => {
  test('returns name, price, currency, description and image of a pasted URL', async () => {
    const found = await call(parseProductUrl, { body: { url: `${origin}/moon` } })
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

  test('returns a product scraped within a day from the cache, unless refreshed', async () => {
    const url = `${origin}/moon?colour=blue`
    const visits = () => requests.filter(path => path === '/moon?colour=blue').length
    const first = await call(parseProductUrl, { body: { url } })
    const again = await call(parseProductUrl, { body: { url: `${url}&utm_source=mail` } })
    expect(again.data).toEqual(first.data)
    expect([first.isCached, again.isCached]).toEqual([false, true])
    expect(visits()).toBe(1)
    await call(parseProductUrl, { body: { url, refresh: true } })
    expect(visits()).toBe(2)
    const { log } = await call(getScrapeLog, { params: { id: again.logId ?? '' } })
    expect(log).toMatchObject({ method: 'cache', status: first.status })
  })

  test('scrapes a product again after a day, ignoring cached responses', async () => {
    const url = `${origin}/moon?colour=red`
    await call(parseProductUrl, { body: { url } })
    await call(parseProductUrl, { body: { url } })
    const read = api.app.db('scrapes').where({ url }).whereNot({ method: 'cache' })
    await read.update({ created_at: new Date(Date.now() - DAY_MS) })
    await call(parseProductUrl, { body: { url } })
    expect(requests.filter(path => path === '/moon?colour=red')).toHaveLength(2)
  })

  test('suggests the extension for a retailer that the server cannot read', async () => {
    const url = 'https://www.lazada.sg/products/pdp-i1-s2.html'
    const answer = await call(parseProductUrl, { body: { url } })
    expect(answer).toMatchObject({ success: false, status: 'failed', code: 'CLIENT_ONLY_RETAILER' })
    expect(answer.error).toMatch(
      /^Lazada blocks automated extraction\. For best results on Lazada, Shopee.*, please use the QuickAdd browser extension on desktop\.$/,
    )
  })

  test.each([
    ['a page that is not there', () => `${origin}/gone`],
    ['an address inside', () => 'http://10.0.0.1/secret'],
    ['the cloud metadata', () => 'http://169.254.169.254/latest/meta-data/'],
  ])('fails for %s without details', async (_what, url) => {
    const answer = await call(parseProductUrl, { body: { url: url() } })
    expect(answer).toMatchObject({ success: false, status: 'failed', data: null })
    expect(answer.error).toBe('Failed to extract product information from the URL')
  })

  test.each(['pram', 'javascript:alert(1)', 'ftp://shop.example/x', 'https://a:b@shop.example/'])(
    'rejects %j as a URL',
    async url => {
      const answer = await call(parseProductUrl, { body: { url } })
      expect(answer).toMatchObject({ success: false, code: 'INVALID_URL', logId: null })
      expect(answer.error).toBe('Invalid URL format')
    },
  )

  test('requires a URL', async () => {
    await expect(call(parseProductUrl, { body: { url: ' ' } })).rejects.toMatchObject({
      status: 400,
      details: { fields: { url: 'Please enter a product URL' } },
    })
  })

  test('logs only for its own registry', async () => {
    const query = { limit: 20, offset: 0 }
    const { logs, total } = await call(listScrapeLogs, { query })
    expect(total).toBe(logs.length)
    const stranger = await makeRegistry(api.app.db)
    const token = await makeOwnerToken(api.app, stranger.ownerId)
    const other = api.as({ authorization: `Bearer ${token}` })
    expect(await other.call(listScrapeLogs, { query })).toMatchObject({ logs: [], total: 0 })
    const params = { id: logs[0]?.id ?? '' }
    await expect(other.call(getScrapeLog, { params })).rejects.toMatchObject({ status: 404 })
  })
})

describe('images of retailers', () => {
  test('a selected image is fetched, resized and stored', async () => {
    const body = { imageUrl: `${origin}/picture.png` }
    const { processedImage } = await call(processSelectedImage, { body })
    expect(processedImage.displayUrl).toMatch(/^\/images\/[0-9a-f]{64}\.webp$/)
    const file = path.join(api.app.config.dataDir, processedImage.displayUrl)
    const { width, height, format } = await sharp(await readFile(file)).metadata()
    expect({ width, height, format }).toEqual({ width: 960, height: 480, format: 'webp' })
    const served = await fetch(`${api.url}${processedImage.displayUrl}`)
    expect(served.headers.get('content-type')).toBe('image/webp')
    expect(served.headers.get('cache-control')).toContain('immutable')
  })

  test("an item with a retailer's image shows our copy", async () => {
    const { processedImage } = await call(processSelectedImage, {
      body: { imageUrl: `${origin}/picture.png` },
    })
    const draft = {
      productName: 'Moon night light',
      productUrl: `${origin}/moon`,
      category: 'Nursery Decor & Lighting',
      totalPrice: cents(3_990),
    }
    await call(createItem, { body: { ...draft, thumbnailUrl: `${origin}/picture.png` } })
    await call(createItem, { body: { ...draft, thumbnailUrl: processedImage.displayUrl } })
    const { items } = await call(listOwnItems, {})
    expect(items.map(item => item.thumbnailUrl)).toEqual(Array(2).fill(processedImage.displayUrl))
  })

  test('an image that an item shows exists in every size, as AVIF and WebP', async () => {
    const draft = {
      productName: 'Moon night light',
      productUrl: `${origin}/moon`,
      category: 'Nursery Decor & Lighting',
      totalPrice: cents(3_990),
      thumbnailUrl: `${origin}/picture.png?of=item`,
    }
    const { data } = await call(createItem, { body: draft })
    const item = async () => {
      const { items } = await call(listOwnItems, {})
      return items.find(({ id }) => id === data.id)
    }
    const facts = { width: 960, height: 480, colour: '#1e6b4e', widths: [328, 480, 656, 960] }
    await expect.poll(async () => (await item())?.picture).toEqual(facts)
    const hash = parseImageHash((await item())?.thumbnailUrl ?? '') ?? ''
    for (const type of ['avif', 'webp'] as const) {
      for (const candidate of imageSrcset(hash, type, facts).split(', ')) {
        const [address, width] = candidate.split(' ')
        const served = await fetch(`${api.url}${address}`)
        expect(served.headers.get('content-type')).toBe(`image/${type}`)
        const meta = await sharp(Buffer.from(await served.arrayBuffer())).metadata()
        expect(`${meta.width}w`).toBe(width)
      }
    }
  })

  test('another image of an item is fetched when it is selected', async () => {
    const urls = ['a', 'b'].map(name => `${origin}/picture.png?of=${name}`)
    const draft = {
      productName: 'Moon night light',
      productUrl: `${origin}/moon`,
      category: 'Nursery Decor & Lighting',
      totalPrice: cents(3_990),
      scrapedImages: urls.map(url => ({ url })),
    }
    const params = { id: (await call(createItem, { body: draft })).data.id }
    const { data } = await call(listItemImages, { params })
    expect(data.availableImages.map(({ processedUrl }) => processedUrl)).toEqual([null, null])
    expect(requests.filter(path => path.endsWith('?of=b'))).toEqual([])
    const imageId = data.availableImages[1]?.id ?? ''
    const chosen = await call(reselectImage, { params, body: { imageId } })
    const { items } = await call(listOwnItems, {})
    const { displayUrl } = chosen.data.processedImage
    expect(items.find(({ id }) => id === params.id)?.thumbnailUrl).toBe(displayUrl)
    expect(requests.filter(path => path.endsWith('?of=a'))).toEqual([])
  })

  test.each([
    ['a page', '/moon.png'],
    ['nothing', '/gone.png'],
    ['a forbidden address', 'http://10.0.0.1/moon.png'],
  ])('rejects %s as an image', async (_what, where) => {
    const body = { imageUrl: new URL(where, origin).href }
    await expect(call(processSelectedImage, { body })).rejects.toMatchObject({
      code: 'IMAGE_UNREADABLE',
      message: 'Failed to process selected image',
    })
  })
})
