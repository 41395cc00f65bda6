import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen } from '../../../../shared/test/listen.ts'
import { type MadeRegistry, makeRegistry } from '../../../test/factories.ts'
import { followRegistry } from '../../../test/follow-registry.ts'
import { startApi, type TestApi } from '../../../test/start-api.ts'
import { createServer } from '../../app.ts'
import { createHttpServer } from '../../http/server/http-server.ts'
import { stopServer } from '../../http/server/stop-server.ts'

const opened: TestApi[] = []
async function open(options: Parameters<typeof startApi>[0] = {}): Promise<TestApi> {
  const api = await startApi(options)
  opened.push(api)
  return api
}

let api: TestApi
let registry: MadeRegistry
beforeAll(async () => {
  api = await open()
  registry = await makeRegistry(api.app.db)
})
afterAll(async () => {
  for (const one of opened.toReversed()) await one.stop()
})

const ask = (slug: string, init?: RequestInit, at = api) =>
  fetch(`${at.url}/api/registry/${slug}/events`, { redirect: 'manual', ...init })

describe('the events endpoint', () => {
  test('returns a stream that proxies do not cache, transform or buffer', async () => {
    const headers = { 'accept-encoding': 'zstd, br, gzip', origin: 'https://evil.example' }
    const follower = await followRegistry(api, registry.slug, headers)
    expect(Object.fromEntries(follower.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-robots-tag': 'noindex, nofollow',
    })
    for (const name of [
      'content-encoding',
      'content-length',
      'etag',
      'access-control-allow-origin',
    ]) {
      expect(follower.response.headers.get(name), name).toBeNull()
    }
    expect(await follower.next()).toEqual({ name: 'hello', data: {} })
    expect(follower.text()).toMatch(/^retry: \d{4}\nid: [\w-]{22}\nevent: hello\ndata: {}\n\n$/)
    follower.leave()
  })

  test('redirects from a former slug to the current one', async () => {
    const { id } = await makeRegistry(api.app.db, 'baby-later')
    await api.app.db('registry_slugs').insert({ slug: 'baby-once', registry_id: id })
    const response = await ask('baby-once')
    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe('/api/registry/baby-later/events')
    expect(await response.json()).toMatchObject({ success: false, code: 'MOVED' })
  })

  test('returns 404 for an unknown slug', async () => {
    const response = await ask('nobody-here')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ success: false, code: 'REGISTRY_NOT_FOUND' })
  })

  test('answers HEAD', async () => {
    const head = await ask(registry.slug, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.headers.get('content-type')).toContain('text/event-stream')
  })

  test('is documented in OpenAPI with each event', async () => {
    const document = await (await fetch(`${api.url}/api/openapi.json`)).json()
    const { content, description } =
      document.paths['/api/registry/{slug}/events'].get.responses[200]
    expect(description).toBe('Server-sent events: hello, item, items')
    const [, item] = content['text/event-stream'].itemSchema.oneOf
    expect(item.properties.event).toEqual({ const: 'item' })
    expect(Object.keys(item.properties.data.contentSchema.properties)).toEqual([
      'id',
      'amountContributed',
      'isFullyFunded',
      'contributorCount',
    ])
  })
})

describe('a network', () => {
  test('may have four hundred streams, and a new one after one is closed', async () => {
    const strict = await open({ env: { RATE_LIMITS: 'strict' } })
    const { slug } = await makeRegistry(strict.app.db)
    const followers = await Promise.all(
      Array.from({ length: 400 }, () => followRegistry(strict, slug)),
    )
    expect(new Set(followers.map(({ response }) => response.status))).toEqual(new Set([200]))
    const refused = await ask(slug, {}, strict)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(await refused.json()).toMatchObject({ success: false, code: 'RATE_LIMITED' })

    const [gone, ...rest] = followers
    gone?.leave()
    // A HEAD request does not occupy a stream either.
    await expect.poll(async () => (await ask(slug, { method: 'HEAD' }, strict)).status).toBe(200)
    const join = async () => {
      const follower = await followRegistry(strict, slug)
      rest.push(follower)
      return follower.response.status
    }
    await expect.poll(join).toBe(200)
    for (const follower of rest) follower.leave()
  })
})

describe('a process that stops', () => {
  test('ends its streams normally and accepts no new ones', async () => {
    const stopping = await open({ beside: api })
    const answer = createServer(stopping.app).callback()
    const server = createHttpServer((request, response) => void answer(request, response), {
      isProxied: false,
    })
    const at = { ...stopping, ...(await listen(server)) }
    const followers = await Promise.all([1, 2, 3].map(() => followRegistry(at, registry.slug)))
    for (const follower of followers) await follower.next()

    stopping.app.registryEvents.stop()
    const stopped = stopServer(server, 60_000)
    for (const follower of followers) expect(await follower.next()).toBeUndefined()
    await stopped
    const late = await ask(registry.slug, {}, stopping)
    expect(late.status).toBe(503)
    expect(late.headers.get('retry-after')).toBe('2')
    expect(await late.json()).toMatchObject({ success: false, code: 'UNAVAILABLE' })
  })
})
