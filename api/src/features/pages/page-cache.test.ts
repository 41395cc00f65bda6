import type { RegistryPageData } from '@registry/shared/public-pages/public-page-data'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { contributeTo } from '../../../test/contribute-to.ts'
import { makeItem, makeRegistry } from '../../../test/factories.ts'
import { fakeBundle } from '../../../test/fake-bundle.ts'
import { makeAccount } from '../../../test/make-account.ts'
import { makeOwnerToken } from '../../../test/make-owner-token.ts'
import { startApi, TEST_TIMEOUT_MS, type TestApi } from '../../../test/start-api.ts'
import { startPages } from '../../../test/start-pages.ts'
import { createPageCache } from './page-cache.ts'

const render = vi.fn(fakeBundle.render)
let api: TestApi
let pages: Awaited<ReturnType<typeof startPages>>
beforeAll(async () => {
  api = await startApi()
  // Registries are cached from then on.
  expect(await api.app.notifications.isListening(TEST_TIMEOUT_MS)).toBe(true)
  pages = await startPages(api, { ...fakeBundle, render })
})
afterAll(async () => {
  await pages.stop()
  await api.stop()
})

/** Requests a page as a browser's HTTP cache revalidates it: by default fetch would send `no-cache`. */
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${pages.url}${path}`, { headers: { 'cache-control': 'max-age=0', ...headers } })

describe('a registry page', () => {
  test('is rendered once until the registry changes, and revalidated with 304', async () => {
    const { id, slug } = await makeRegistry(api.app.db)
    const itemId = await makeItem(api.app.db, id)
    render.mockClear()
    const first = await get(`/registry/${slug}`)
    const html = await first.text()
    const tag = first.headers.get('etag') ?? ''
    const again = await get(`/registry/${slug}`, { 'if-none-match': tag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(await (await get(`/registry/${slug}`)).text()).toBe(html)
    expect(render).toHaveBeenCalledTimes(1)
    await contributeTo(api, { slug, id: itemId })
    const later = await get(`/registry/${slug}`, { 'if-none-match': tag })
    expect(later.status).toBe(200)
    expect(await later.text()).not.toBe(html)
    expect(render).toHaveBeenCalledTimes(2)
  })

  test('has the same security headers with 304: browsers replace the stored ones', async () => {
    const { slug } = await makeRegistry(api.app.db)
    const whole = await get(`/registry/${slug}`)
    const tag = whole.headers.get('etag') ?? ''
    const unchanged = await get(`/registry/${slug}`, { 'if-none-match': tag })
    expect(unchanged.status).toBe(304)
    for (const name of ['content-security-policy', 'vary', 'x-robots-tag', 'cache-control']) {
      expect([name, unchanged.headers.get(name)]).toEqual([name, whole.headers.get(name)])
    }
  })

  test('is the same for a signed-in owner and a stranger', async () => {
    const account = await makeAccount(api.app)
    const accessToken = await makeOwnerToken(api.app, account.id)
    const personal = { authorization: `Bearer ${accessToken}`, cookie: 'refresh=secret; other=1' }
    const own = await (await get(`/registry/${account.slug}`, personal)).text()
    expect(await (await get(`/registry/${account.slug}`)).text()).toBe(own)
    expect(own).not.toContain(account.email)
  })

  test('is rendered for the state of the sidebar, and once for each filter', async () => {
    const { slug } = await makeRegistry(api.app.db)
    const open = await get(`/registry/${slug}`)
    const closed = await get(`/registry/${slug}`, { cookie: 'menu=rail' })
    expect(closed.headers.get('etag')).not.toBe(open.headers.get('etag'))
    render.mockClear()
    for (let count = 0; count < 2; count += 1) await get(`/registry/${slug}?status=gifted`)
    expect(render).toHaveBeenCalledTimes(1)
  })
})

describe('the page cache', () => {
  const data = (slug: string, query = '', version = '1') =>
    ({
      query,
      version,
      registryOwner: { registrySlug: slug },
    }) as unknown as RegistryPageData

  const complete = { html: 'x'.repeat(1_000), isComplete: true }

  test('stays below its size: the page used least recently is removed', async () => {
    const cache = createPageCache(5_000)
    const draw = vi.fn(() => complete)
    const [one, two, three] = ['one', 'two', 'three'].map(slug => data(slug))
    for (const page of [one, two, one, three, one]) if (page) await cache.get(page, draw)
    expect(draw).toHaveBeenCalledTimes(3)
    if (two) await cache.get(two, draw)
    expect(draw).toHaveBeenCalledTimes(4)
  })

  test('renders a page again for another version of its registry only', async () => {
    const cache = createPageCache(5_000)
    const draw = vi.fn(() => complete)
    for (const version of ['1', '1', '2']) await cache.get(data('one', '', version), draw)
    expect(draw).toHaveBeenCalledTimes(2)
  })

  test('keeps a whole page however many filtered ones are rendered', async () => {
    const cache = createPageCache(8_000)
    const page = data('one')
    await cache.get(page, () => complete)
    for (let n = 0; n < 10; n += 1) await cache.get(data('one', `category=${n}`), () => complete)
    const draw = vi.fn(() => complete)
    await cache.get(page, draw)
    expect(draw).not.toHaveBeenCalled()
  })

  test('never holds a page that could not be rendered', async () => {
    const cache = createPageCache(4_000)
    const draw = vi.fn(() => ({ html: 'broken', isComplete: false }))
    const page = data('one')
    for (let count = 0; count < 2; count += 1) await cache.get(page, draw)
    expect(draw).toHaveBeenCalledTimes(2)
  })
})
