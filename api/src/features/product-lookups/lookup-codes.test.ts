import type { ServerResponse } from 'node:http'
import { getScrapeLog, parseProductUrl } from '@registry/shared/contract/items/product-lookups'
import { describe, expect, test } from 'vitest'
import { shop } from '../../../../scraper/test/support/shop-pages.ts'
import { share } from '../../../../shared/test/share.ts'
import { openLookupFixture } from '../../../test/lookup-fixture.ts'

const pages = shop()
const CARD = `<!doctype html><html><head><title>Moon pram</title>
  <meta property="og:type" content="product"><meta property="og:title" content="Moon pram">
  <meta property="og:image" content="https://img.example/moon.jpg"></head>
  <body><h1>Moon pram</h1><p>Folds with one hand.</p><button>Add to cart</button></body></html>`

/** Response that is held back until a test releases it. */
const held = Promise.withResolvers<ServerResponse>()
const INSIDE = 'http://10.0.0.1/secret'

const world = share(() =>
  openLookupFixture(
    (request, response) => {
      const path = request.url ?? ''
      if (path.startsWith('/held')) held.resolve(response)
      else if (path.startsWith('/inside')) response.writeHead(302, { location: INSIDE }).end()
      else if (path.startsWith('/cut')) response.socket?.destroy()
      else if (path.startsWith('/card')) response.setHeader('content-type', 'text/html').end(CARD)
      else if (!path.startsWith('/hangs')) pages(request, response)
    },
    { settings: { CHROMIUM_PATH: 'off' } },
  ),
)
const lookUp = (path: string) => world.call(parseProductUrl, { body: { url: world.shop + path } })

describe('the code of a failed lookup', () => {
  test.each([
    ['/about', 'NOT_A_PRODUCT', null, 'No product was found on this page.'],
    ['/gone', 'NOT_A_PRODUCT', 'gone', 'The shop says that this product is no longer there.'],
    ['/manual.pdf', 'NOT_A_PRODUCT', 'file', 'The link leads to a file, not to a page.'],
    ['/robot', 'BLOCKED', null, 'The shop did not let us read this page.'],
    ['/denied', 'BLOCKED', null, 'The shop did not let us read this page.'],
    [
      '/broken',
      'UNREACHABLE',
      'shop-error',
      'The shop answered that something is wrong on its side.',
    ],
    ['/cut', 'UNREACHABLE', null, 'The shop could not be reached.'],
    ['/inside', 'UNREACHABLE', null, 'The shop could not be reached.'],
  ])('of %s is %s %s', async (path, code, cause, reason) => {
    expect(await lookUp(path)).toEqual({
      success: false,
      status: 'failed',
      data: null,
      error: 'Failed to extract product information from the URL',
      code,
      reason,
      cause,
      isStillReading: false,
      isCached: false,
      logId: expect.any(String),
    })
  })

  test('is TIMEOUT for a retailer that never responds', async () => {
    const { fetch } = world.limits
    const { firstByteMs } = fetch
    fetch.firstByteMs = 100
    const answer = await lookUp('/hangs')
    fetch.firstByteMs = firstByteMs
    expect(answer).toMatchObject({ success: false, code: 'TIMEOUT' })
  })

  test('and its log are equal for a forbidden and an unreachable IP address', async () => {
    const read = async (path: string) => {
      // A successful response resets the failures after which the scraper pauses a host.
      await lookUp(`/about?before=${path}`)
      const answer = await lookUp(path)
      const { log } = await world.call(getScrapeLog, { params: { id: answer.logId ?? '' } })
      expect(JSON.stringify(log)).not.toMatch(/10\.0\.0\.1|secret|private|forbidden|redirect to/i)
      const [step] = log.steps
      const any = { id: '', url: '', durationMs: 0, createdAt: '' }
      const steps = [{ ...step, startedAt: '', durationMs: 0 }]
      return { answer: { ...answer, logId: '' }, log: { ...log, ...any, steps } }
    }
    expect(await read('/inside?again')).toEqual(await read('/cut?again'))
  })
})

describe('a running lookup', () => {
  test('publishes its stage only to its owner', async () => {
    const lookupId = crypto.randomUUID()
    const url = `${world.shop}/held`
    const reading = world.call(parseProductUrl, { body: { url, lookupId } })
    const response = await held.promise
    const params = { id: lookupId }
    const { log } = await world.call(getScrapeLog, { params })
    expect(log).toMatchObject({ status: 'pending', stage: 'fetching', steps: [] })
    const other = await world.stranger()
    await expect(other(getScrapeLog, { params })).rejects.toMatchObject({ status: 404 })
    response.setHeader('content-type', 'text/html').end(CARD)
    expect(await reading).toMatchObject({ logId: lookupId, status: 'partial' })
    const { log: done } = await world.call(getScrapeLog, { params })
    expect(done).toMatchObject({ status: 'partial', stage: null })
  })

  test('gets a new id if the requested one is taken', async () => {
    const lookupId = crypto.randomUUID()
    const body = { url: `${world.shop}/stroller`, lookupId }
    expect(await world.call(parseProductUrl, { body })).toMatchObject({ logId: lookupId })
    const other = await world.stranger()
    const answer = await other(parseProductUrl, { body })
    expect(answer).toMatchObject({ success: true, data: { productName: 'Moonbow Stroller' } })
    expect(answer.logId).not.toBe(lookupId)
  })
})

describe('a lookup of a product without a price', () => {
  test('returns the other fields and no price', async () => {
    expect(await lookUp('/card')).toMatchObject({
      success: true,
      status: 'partial',
      data: { productName: 'Moon pram', price: null, currency: null },
    })
  })
})
