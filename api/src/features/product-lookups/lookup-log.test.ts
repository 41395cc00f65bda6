import {
  getScrapeLog,
  listScrapeLogs,
  parseProductUrl,
} from '@registry/shared/contract/items/product-lookups'
import { beforeAll, describe, expect, test } from 'vitest'
import { shop } from '../../../../scraper/test/support/shop-pages.ts'
import { share } from '../../../../shared/test/share.ts'
import { openLookupFixture } from '../../../test/lookup-fixture.ts'

const SHOPIFY_SHELL = `<html><head><title>Moon pram</title></head><body><div id="app"></div>
  <script>Shopify.theme = {}; Shopify.currency = {"active":"SGD","rate":"1.0"}</script></body></html>`
const SHOPIFY_FILE = JSON.stringify({
  title: 'Moon pram',
  images: ['/cdn/shop/files/moon.jpg'],
  variants: [{ id: 1, price: 48_990, available: true }],
})
const SAYS_NOTHING = '<title>Moon pram</title><h1>Moon pram</h1><button>Add to cart</button>'
const page = (head: string) => `<html><head>${head}
  <meta property="og:type" content="product"></head><body>${SAYS_NOTHING}</body></html>`

const listener = shop({
  '/products/moon': SHOPIFY_SHELL,
  '/products/moon.js': SHOPIFY_FILE,
  '/unpriced': page('<meta property="og:image" content="https://img.example/moon.jpg">'),
})
const world = share(() => openLookupFixture(listener, { settings: { CHROMIUM_PATH: 'off' } }))

async function lookUp(path: string, more: { refresh?: boolean } = {}, call = world.call) {
  const answer = await call(parseProductUrl, { body: { url: world.shop + path, ...more } })
  const { log } = await call(getScrapeLog, { params: { id: answer.logId ?? '' } })
  return { answer, log }
}

const visits = (path: string) => world.requests.filter(one => one === path).length

describe('an entry of the scraping log', () => {
  test('contains the steps, the selected rules and their confidence', async () => {
    const { log } = await lookUp('/products/moon')
    expect(log).toMatchObject({ status: 'success', method: 'http', code: null, stage: null })
    expect(log.steps.map(({ summary }) => summary)).toEqual([
      'Asked for the page: the shop answered 200; the page is empty before its scripts have run.',
      'Asked for the product file of the shop: the shop answered 200; the whole product is there.',
    ])
    expect(log.steps[1]?.found).toContainEqual({
      field: 'price',
      rule: 'shopify-json',
      confidence: 0.9,
    })
    expect(log.won).toContainEqual({
      field: 'productName',
      rule: 'shopify-json',
      confidence: expect.any(Number),
      method: 'shopify-json',
    })
  })

  test('contains what failed and why', async () => {
    const { log } = await lookUp('/robot')
    expect(log).toMatchObject({ error: 'The shop did not let us read this page.', code: 'BLOCKED' })
    expect(log.steps).toMatchObject([
      {
        outcome: 'BLOCKED',
        summary: 'Asked for the page: the shop answered 404; stopped by a bot wall (amazon).',
      },
    ])
    expect(log.won).toEqual([])
  })

  test('reads entries of an earlier release', async () => {
    const id = crypto.randomUUID()
    await world.api.app.db('scrapes').insert({
      id,
      registry_id: world.registryId,
      url: 'https://old.example/',
      domain: 'old.example',
      status: 'success',
      method: 'http',
      attempts: JSON.stringify([
        { method: 'http', startedAt: new Date(), durationMs: 5, outcome: 'success' },
      ]),
      result: JSON.stringify({
        ...{ productName: 'Pram', priceMinor: 1, currency: 'SGD', description: null },
        ...{ category: null, images: [], sourceUrl: 'https://old.example/', retailer: null },
        ...{ rules: { name: 'h1' }, confidence: {} },
      }),
    })
    const { log } = await world.call(getScrapeLog, { params: { id } })
    expect(log.won).toEqual([{ field: 'productName', rule: 'h1', confidence: null, method: null }])
  })
})

describe('a product scraped within a day', () => {
  test('is returned from the cache at once, to other owners too', async () => {
    const first = await lookUp('/stroller?colour=1')
    const { answer, log } = await lookUp(
      '/stroller?colour=1&utm_source=x',
      {},
      await world.stranger(),
    )
    expect(answer.data).toEqual(first.answer.data)
    expect([first.answer.isCached, answer.isCached]).toEqual([false, true])
    expect(log).toMatchObject({ method: 'cache', durationMs: 0, status: first.log.status })
    expect(log.steps.map(({ summary }) => summary)).toEqual([
      'Found it in the log of the last 24 hours.',
    ])
    expect(visits('/stroller?colour=1')).toBe(1)
  })

  test('is scraped again on request', async () => {
    await lookUp('/stroller?colour=2')
    expect((await lookUp('/stroller?colour=2', { refresh: true })).log.method).toBe('http')
    expect(visits('/stroller?colour=2')).toBe(2)
  })

  test('is returned from the cache if partial', async () => {
    expect((await lookUp('/unpriced')).answer.status).toBe('partial')
    const { answer, log } = await lookUp('/unpriced')
    expect(answer).toMatchObject({ status: 'partial', data: { price: null } })
    expect(log.method).toBe('cache')
  })

  test('is scraped again if the last scrape was cut short', async () => {
    const { log } = await lookUp('/unpriced?cut')
    const [step] = log.steps
    const attempts = JSON.stringify([step, { ...step, method: 'headless', outcome: 'TIMEOUT' }])
    await world.api.app.db('scrapes').where({ id: log.id }).update({ attempts })
    expect((await lookUp('/unpriced?cut')).log.method).toBe('http')
  })

  test('is found by every URL with the same canonical URL', async () => {
    const link = 'https://www.amazon.sg/dp/B0ABCDEF12'
    const { log } = await lookUp('/stroller?colour=3')
    await world.api.app.db('scrapes').where({ id: log.id }).update({ canonical_url: link })
    const url = 'https://www.amazon.sg/Moonbow-Stroller/dp/B0ABCDEF12/ref=sr_1_1?keywords=pram'
    expect(await world.call(parseProductUrl, { body: { url } })).toMatchObject({
      success: true,
      data: { productName: 'Moonbow Stroller' },
    })
  })
})

describe('the list of the scraping log', () => {
  const domains = async (query: object) => {
    const { logs, total } = await world.call(listScrapeLogs, {
      query: { limit: 20, offset: 0, ...query },
    })
    expect(total).toBe(logs.length)
    return logs.map(({ domain }) => domain)
  }

  beforeAll(async () => {
    const old = () => ({
      ...{ id: crypto.randomUUID(), registry_id: world.registryId },
      ...{ url: 'https://x.example/', status: 'failed' },
    })
    await world.api.app.db('scrapes').insert([
      { ...old(), domain: 'www.toys.sg', created_at: '2026-01-31T15:59:59Z' },
      { ...old(), domain: 'toys.sg', created_at: '2026-01-31T16:00:00Z' },
      { ...old(), domain: 'nottoys.sg', created_at: '2026-02-01T15:59:59Z' },
      { ...old(), domain: 'late.sg', created_at: '2026-02-01T16:00:00Z' },
    ])
  })

  const days = { startDate: '2026-01-01', endDate: '2026-03-01' }

  test('filters by domain including subdomains', async () => {
    expect(await domains({ domain: 'Toys.sg' })).toEqual(['toys.sg', 'www.toys.sg'])
    expect(await domains({ domain: '%' })).toEqual([])
  })

  test('filters by days in Singapore, inclusive', async () => {
    const query = { startDate: '2026-02-01', endDate: '2026-02-01' }
    expect(await domains(query)).toEqual(['nottoys.sg', 'toys.sg'])
  })

  test('filters by times', async () => {
    const query = { startDate: '2026-02-01T15:59:59Z', endDate: '2026-02-02T00:00:00+08:00' }
    expect(await domains(query)).toEqual(['late.sg', 'nottoys.sg'])
  })

  test('filters by status', async () => {
    expect(await domains({ ...days, status: 'success' })).toEqual([])
    const query = { ...days, status: 'failed', domain: 'late.sg' }
    expect(await domains(query)).toEqual(['late.sg'])
  })

  test('is paginated, newest first', async () => {
    const query = { ...days, limit: 2, offset: 1 }
    const { logs, total } = await world.call(listScrapeLogs, { query })
    expect(logs.map(({ domain }) => domain)).toEqual(['nottoys.sg', 'toys.sg'])
    expect(total).toBe(4)
  })
})
