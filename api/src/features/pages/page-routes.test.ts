import { once } from 'node:events'
import { createServer as createHttpServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PublicPageData } from '@registry/shared/pages/public-page'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeRegistry } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/start-api.ts'
import { createServer } from '../../app.ts'

const bundle = {
  publicTemplate: '<head><!--app-head--></head><!--app-body--><!--app-data-->',
  appTemplate: '<title>Owner</title>',
  homeTemplate: '<a href="/registry/DEFAULT-SLUG">Home</a>',
  render: (data: PublicPageData) => ({ head: `<title>${data.page}</title>`, body: '' }),
}

const opened: { api: TestApi; server: Server }[] = []

async function openPages(serverUrl?: string) {
  const api = await startApi({ serverUrl })
  const answer = createServer(api.app, bundle).callback()
  const server = createHttpServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  opened.push({ api, server })
  const { port } = server.address() as AddressInfo
  const get = (path: string, headers?: Record<string, string>) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', headers })
  return { api, get }
}

let api: TestApi
let get: Awaited<ReturnType<typeof openPages>>['get']
beforeEach(async () => {
  ;({ api, get } = await openPages())
})
afterEach(async () => {
  for (const { api, server } of opened.splice(0)) {
    server.closeAllConnections()
    server.close()
    await api.stop()
  }
})

describe('the pages', () => {
  test('show a registry, and lead from its former address to the present one', async () => {
    const { id, slug } = await makeRegistry(api.app.db)
    await api.app.db('registry_slugs').insert({ slug: 'once-here', registry_id: id })
    expect(await (await get(`/registry/${slug}`)).text()).toContain('<title>registry</title>')
    const moved = await get('/registry/once-here')
    expect(moved.status).toBe(308)
    expect(moved.headers.get('location')).toBe(`/registry/${slug}`)
  })

  test.each(['nobody', '%00', 'a%00b', '%E0%A4%A', '..%2f..%2fetc', 'x'.repeat(3000)])(
    'say that there is no registry at %s',
    async slug => {
      const page = await get(`/registry/${slug}`)
      expect(page.status).toBe(404)
      expect(await page.text()).toContain('<title>registry-not-found</title>')
    },
  )

  test('let a browser find out whose registry to go to, and lead others to the default one', async () => {
    const page = await get('/registry', { accept: 'text/html,*/*;q=0.8' })
    expect([page.status, page.headers.get('vary')]).toEqual([200, expect.stringMatching(/accept/i)])
    expect(await page.text()).toContain('href="/registry/demo"')
    const preview = await get('/registry', { accept: '*/*' })
    expect([preview.status, preview.headers.get('location')]).toEqual([302, '/registry/demo'])
  })

  test('lead from an unknown address to the registry', async () => {
    const { status, headers } = await get('//evil.example/%2f..')
    expect([status, headers.get('location')]).toEqual([302, '/registry'])
  })

  test("keep the owner's area out of search engines", async () => {
    const page = await get('/dashboard')
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  })

  test('say while the database is away that they will be back, with all their headers', async () => {
    const away = await openPages('postgres://nobody:nothing@127.0.0.1:1/none')
    const page = await away.get('/registry/demo')
    expect(page.status).toBe(503)
    expect(page.headers.get('retry-after')).toBe('2')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await page.text()).toContain('<title>error</title>')
  })
})
