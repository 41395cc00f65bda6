import { beforeEach, describe, expect, test } from 'vitest'
import { makeItem, makeRegistry } from '../../../test/factories.ts'
import { shareApi } from '../../../test/share-api.ts'
import { createTestClock } from '../../../test/test-clock.ts'
import { setListed } from '../registries/listing-store.ts'
import { SITEMAP_TTL_MS, sitemapXml } from './crawler-routes.ts'

const ORIGIN = 'https://registry.example'

const clock = createTestClock()
const api = shareApi({ env: { PUBLIC_URL: `${ORIGIN}/` }, now: clock.now })

const read = async (path: string) => {
  const answer = await fetch(api.url + path)
  return { text: await answer.text(), type: answer.headers.get('content-type') }
}

describe('robots.txt', () => {
  test('allows all crawlers and names the sitemap', async () => {
    const { text, type } = await read('/robots.txt')
    expect(type).toBe('text/plain; charset=utf-8')
    expect(text).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${ORIGIN}/sitemap.xml\n`)
  })
})

describe('sitemap.xml', () => {
  // Each test reads it anew.
  beforeEach(() => clock.pass(SITEMAP_TTL_MS))

  const addresses = (text: string) =>
    Array.from(text.matchAll(/<loc>(.*?)<\/loc>/g), ([, loc]) => loc)

  test('lists the public pages, and open registries whose owners want to be listed', async () => {
    const { db } = api.app
    const { id, slug } = await makeRegistry(db)
    const pages = ['create-registry', 'extension', 'supported-features', 'privacy']
    const always = pages.map(page => `${ORIGIN}/${page}`)
    expect(addresses((await read('/sitemap.xml')).text)).toEqual(always)
    await setListed(db, slug, true)
    clock.pass(SITEMAP_TTL_MS)
    const { text, type } = await read('/sitemap.xml')
    expect(type).toBe('application/xml')
    expect(addresses(text)).toEqual([...always, `${ORIGIN}/registry/${slug}`])
    await db('registries').where({ id }).update({ closed_at: new Date() })
    clock.pass(SITEMAP_TTL_MS)
    expect(addresses((await read('/sitemap.xml')).text)).toEqual(always)
  })

  test('contains the time of the last change of a registry or its items', async () => {
    const { db } = api.app
    const { id, slug } = await makeRegistry(db)
    const itemId = await makeItem(db, id)
    await db('registries').where({ id }).update({ updated_at: '2026-01-01', is_listed: true })
    await db('items').where({ id: itemId }).update({ updated_at: '2026-03-04T05:06:07Z' })
    expect((await read('/sitemap.xml')).text).toContain(
      `<loc>${ORIGIN}/registry/${slug}</loc><lastmod>2026-03-04T05:06:07.000Z</lastmod>`,
    )
  })

  test('is loaded once for the requests of five minutes', async () => {
    const queries: unknown[] = []
    const note = (query: unknown) => queries.push(query)
    api.app.db.on('query', note)
    const [one, other] = await Promise.all([read('/sitemap.xml'), read('/sitemap.xml')])
    clock.pass(SITEMAP_TTL_MS - 1)
    expect([other, await read('/sitemap.xml')]).toEqual([one, one])
    expect(queries).toHaveLength(1)
    clock.pass(1)
    await read('/sitemap.xml')
    api.app.db.off('query', note)
    expect(queries).toHaveLength(2)
  })

  test('escapes XML characters', () => {
    expect(sitemapXml('https://a.example', [{ path: `/?a=1&b="<'>` }])).toContain(
      '<loc>https://a.example/?a=1&amp;b=&quot;&lt;&#39;&gt;</loc>',
    )
  })
})
