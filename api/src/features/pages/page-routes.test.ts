import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeRegistry } from '../../../test/factories.ts'
import { spend } from '../../../test/spend-limit.ts'
import { startApi, type TestApi } from '../../../test/start-api.ts'
import { startPages } from '../../../test/start-pages.ts'
import { READS } from '../../http/limits/limit-counter.ts'
import { APP_PATHS } from './page-paths.ts'

const opened: { stop(): Promise<void> }[] = []

async function openPages(options: Parameters<typeof startApi>[0] = {}) {
  const api = await startApi(options)
  const pages = await startPages(api)
  opened.push(api, pages)
  const get = (path: string, headers?: Record<string, string>) =>
    fetch(`${pages.url}${path}`, { redirect: 'manual', headers })
  return { api, get }
}

let api: TestApi
let get: Awaited<ReturnType<typeof openPages>>['get']
beforeAll(async () => {
  ;({ api, get } = await openPages())
})
afterAll(async () => {
  for (const part of opened.splice(0).toReversed()) await part.stop()
})

async function expectMoved(from: string, to: string): Promise<void> {
  const { status, headers } = await get(from)
  expect([from, status, headers.get('location')]).toEqual([from, 308, to])
}

/** Returns the data that a page passes to its scripts. */
async function dataOf(page: Response): Promise<Record<string, unknown>> {
  const json = /id="page-data"[^>]*>(.*?)<\/script>/s.exec(await page.text())?.[1]
  return JSON.parse(json ?? '')
}

describe("a registry's manifest", () => {
  const manifestOf = (slug: string) => get(`/registry/${slug}/manifest.webmanifest`)

  test("opens that registry, and has none of the owner's shortcuts", async () => {
    const { slug } = await makeRegistry(api.app.db)
    const response = await manifestOf(slug)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json\b/)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(await response.json()).toEqual({
      ...{ id: `/registry/${slug}`, start_url: `/registry/${slug}`, scope: '/' },
      ...{ name: 'Baby Tan is on the way', short_name: 'Baby Tan is on the way' },
      ...{ display: 'standalone', theme_color: '#FFFAF5', icons: [{ src: '/a.png' }] },
    })
  })

  test('shortens a title and contains it as text', async () => {
    const { id, slug } = await makeRegistry(api.app.db)
    const title = `"},"start_url":"//evil.example"\u202e</script>${'x'.repeat(60)}`
    await api.app.db('registries').where({ id }).update({ title })
    const { name, short_name, start_url } = await (await manifestOf(slug)).json()
    expect([name, short_name]).toEqual([
      `"},"start_url":"//evil.example"</script>${'x'.repeat(19)}…`,
      '"},"start_url":"//evil.…',
    ])
    expect(start_url).toBe(`/registry/${slug}`)
  })

  test('redirects from a former slug, and returns 404 for an unknown one', async () => {
    const { id, slug } = await makeRegistry(api.app.db)
    await api.app.db('registry_slugs').insert({ slug: 'formerly-here', registry_id: id })
    await expectMoved(
      '/registry/formerly-here/manifest.webmanifest',
      `/registry/${slug}/manifest.webmanifest`,
    )
    for (const unknown of ['nobody', 'a%00b', '..%2f..%2fetc']) {
      expect((await manifestOf(unknown)).status).toBe(404)
    }
  })
})

describe('the HTML pages', () => {
  test('show a registry and redirect from its former slug', async () => {
    const { id, slug } = await makeRegistry(api.app.db)
    await api.app.db('registry_slugs').insert({ slug: 'once-here', registry_id: id })
    expect(await (await get(`/registry/${slug}`)).text()).toContain('<title>registry</title>')
    await expectMoved('/registry/once-here', `/registry/${slug}`)
    await expectMoved('/registry/once-here?contribute=7', `/registry/${slug}?contribute=7`)
    await expectMoved('/registry/ONCE-here/', '/registry/ONCE-here')
    await expectMoved('/registry/ONCE-here', `/registry/${slug}`)
  })

  test("redirect other spellings of a registry's path", async () => {
    await makeRegistry(api.app.db, 'tan-baby')
    await expectMoved('/registry/tan-baby/', '/registry/tan-baby')
    await expectMoved('/registry/Tan-Baby?details=7', '/registry/tan-baby?details=7')
    await expectMoved('/REGISTRY/tan-baby', '/registry/tan-baby')
    expect((await get('/registry/Tan-Bab')).status).toBe(404)
  })

  test.each(['/privacy', '/extension', '/supported-features', '/create-registry', '/dashboard'])(
    'have one canonical path: %s',
    async path => {
      expect((await get(path)).status).toBe(200)
      await expectMoved(`${path}/?a=1`, `${path}?a=1`)
      await expectMoved(path.toUpperCase(), path)
    },
  )

  test('name the retailers without their rules', async () => {
    for (const path of ['/extension', '/supported-features']) {
      const { shops } = await dataOf(await get(path))
      expect(shops).toContainEqual({
        name: 'IKEA',
        host: 'ikea.com',
        sites: [],
        isQuickAddOnly: false,
      })
      const lazada = { name: 'Lazada', host: 'lazada.sg', isQuickAddOnly: true }
      expect(shops).toContainEqual({ ...lazada, sites: [{ country: 'SG', host: 'lazada.sg' }] })
      const flipkart = { name: 'Flipkart', host: 'flipkart.com', isQuickAddOnly: false }
      expect(shops).toContainEqual({
        ...flipkart,
        sites: [{ country: 'IN', host: 'flipkart.com' }],
      })
    }
  })

  test('link to the stores that list QuickAdd', async () => {
    expect(await dataOf(await get('/extension'))).toMatchObject({ stores: [] })
    const url = 'https://addons.mozilla.org/firefox/addon/quickadd/'
    const { get: ask } = await openPages({ env: { EXTENSION_STORES: url } })
    expect(await dataOf(await ask('/extension'))).toMatchObject({
      stores: [{ browser: 'Firefox', url }],
    })
  })

  test("contain the operator's email address if it can receive mail", async () => {
    expect(await dataOf(await get('/privacy'))).not.toHaveProperty('contact')
    const { get: ask } = await openPages({ env: { MAIL_FROM: 'Us <us@registry.example>' } })
    expect(await dataOf(await ask('/privacy'))).toMatchObject({ contact: 'us@registry.example' })
  })

  test.each(['nobody', '%00', 'a%00b', '%E0%A4%A', '..%2f..%2fetc', 'x'.repeat(3000)])(
    'return 404 for %s',
    async slug => {
      const page = await get(`/registry/${slug}`)
      expect(page.status).toBe(404)
      expect(await page.text()).toContain('<title>registry-not-found</title>')
    },
  )

  test("redirect browsers by script to the visitor's registry, and others to the default one", async () => {
    const page = await get('/registry', { accept: 'text/html,*/*;q=0.8' })
    expect([page.status, page.headers.get('vary')]).toEqual([200, expect.stringMatching(/accept/i)])
    expect(await page.text()).toContain('href="/registry/demo"')
    const preview = await get('/registry', { accept: '*/*' })
    expect([preview.status, preview.headers.get('location')]).toEqual([302, '/registry/demo'])
    const asked = await get('/registry/?auth=login', { accept: '*/*' })
    expect(asked.headers.get('location')).toBe('/registry?auth=login')
    const kept = await get('/registry?auth=login', { accept: '*/*' })
    expect(kept.headers.get('location')).toBe('/registry/demo?auth=login')
  })

  test.each([
    ['//evil.example/%2f..', '/registry'],
    ['/nothing/here?a=1', '/registry'],
    ['/registry/demo/more', '/registry'],
    ['/', '/registry'],
    ['/?utm_source=whatsapp', '/registry?utm_source=whatsapp'],
  ])('redirect from the unknown %s to %s', async (path, home) => {
    const { status, headers } = await get(path)
    expect([status, headers.get('location')]).toEqual([302, home])
  })

  test.each(APP_PATHS)("exclude %s of the owner's area from search engines", async path => {
    const page = await get(path)
    expect(page.status).toBe(200)
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  })

  test("return 304 for an unchanged page of the owner's area", async () => {
    const { headers } = await get('/dashboard')
    expect(headers.get('cache-control')).toBe('no-cache')
    const etag = headers.get('etag') ?? ''
    // Without Cache-Control, fetch adds `no-cache`, which forbids a 304.
    const known = { 'if-none-match': etag, 'cache-control': 'max-age=0' }
    const again = await get('/dashboard?tab=gift-passing', known)
    expect(again.status).toBe(304)
    expect(again.headers.get('referrer-policy')).toBe('no-referrer')
  })

  test('accept shares from a phone without logging them', async () => {
    const page = await get(`/share-product?text=${'x'.repeat(10_000)}`)
    expect(page.status).toBe(200)
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect((await get(`/dashboard?text=${'x'.repeat(10_000)}`)).status).toBe(414)
    // Values sent to this API must not appear in its log.
    await get('/share-product?title=Marker-Wombat-7Q&url=https://shop.example/Marker-Wombat-8Q')
  })

  test.each([
    ['/share-product?text=Look:%20https://shop.example/moon', 'cross-site'],
    ['/share-product?url=https://shop.example/moon&title=Moon', 'same-site'],
    ['/dashboard?redirect=/share-product&url=https://shop.example/moon', 'cross-site'],
    ['/admin?redirect=/share-product&url=https://shop.example/moon', 'cross-site'],
  ])('redirect %s, a link on another site, to the form', async (path, site) => {
    const { status, headers } = await get(path, { 'sec-fetch-site': site })
    const form = '/dashboard?addItem=true&url=https%3A%2F%2Fshop.example%2Fmoon'
    expect([status, headers.get('location')]).toEqual([302, form])
  })

  test.each([
    ['/share-product?url=https://shop.example/moon', 'none'],
    ['/share-product?url=https://shop.example/moon', 'same-origin'],
    ['/share-product?url=javascript:alert(1)', 'cross-site'],
    ['/dashboard?addItem=true&url=https://shop.example/moon', 'cross-site'],
  ])('serve %s for Sec-Fetch-Site %s', async (path, site) => {
    expect((await get(path, { 'sec-fetch-site': site })).status).toBe(200)
  })

  test('return 503 with all headers while the database is unavailable', async () => {
    const away = await openPages({ serverUrl: 'postgres://nobody:nothing@127.0.0.1:1/none' })
    const page = await away.get('/registry/demo')
    expect(page.status).toBe(503)
    expect(page.headers.get('retry-after')).toBe('2')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const requestId = page.headers.get('x-request-id')
    expect(await dataOf(page)).toMatchObject({ page: 'error', failure: { status: 503, requestId } })
  })

  test('return Retry-After when rate limited', async () => {
    const { api: limited, get: ask } = await openPages({ env: { RATE_LIMITS: 'strict' } })
    await spend(limited, READS, '127.0.0.1', READS.points)
    const page = await ask('/privacy')
    const retryAfterS = Number(page.headers.get('retry-after'))
    expect(page.status).toBe(429)
    expect(await dataOf(page)).toMatchObject({ page: 'rate-limited', retryAfterS })
  })
})
