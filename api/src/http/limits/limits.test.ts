import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeRegistry } from '../../../test/factories.ts'
import { fakeBundle } from '../../../test/fake-bundle.ts'
import { makeAccount } from '../../../test/make-account.ts'
import { createMemoryMail } from '../../../test/memory-mail.ts'
import { limitNamed, spend } from '../../../test/spend-limit.ts'
import { startApi, TEST_TIMEOUT_MS, type TestApi } from '../../../test/start-api.ts'
import { openSession } from '../../features/auth/sessions/issue-tokens.ts'
import { FILTERED_PAGES } from '../../features/pages/page-routes.ts'
import { UNCACHED_LISTS } from '../../features/public-registry/public-registry-routes.ts'
import { expireRateLimits } from '../../jobs/periodic/clean-up.ts'
import { LIVE, READS } from './limit-counter.ts'

const ATTEMPTS = limitNamed('attempts')
const WRITES = limitNamed('writes')
const EVENTS = limitNamed('events-ip')

/** APIs by number of trusted proxies. */
let apis: TestApi[]
/** The API behind one trusted proxy, so that each test can have its own IP address. */
let api: TestApi

beforeAll(async () => {
  const open = (proxies: number, beside?: TestApi) => {
    const env = { RATE_LIMITS: 'strict', TRUST_PROXY: String(proxies) }
    return startApi({ env, bundle: fakeBundle, beside })
  }
  const direct = await open(0)
  apis = [direct, await open(1, direct), await open(2, direct)]
  api = behind(1)
  await makeRegistry(api.app.db, 'demo')
})
afterAll(async () => {
  for (const one of apis.toReversed()) await one.stop()
})

function behind(proxies: number): TestApi {
  const found = apis[proxies]
  if (!found) throw new Error(`no API is behind ${proxies} proxies`)
  return found
}

async function statusOf(response: Promise<Response>): Promise<number> {
  const { status, body } = await response
  await body?.cancel()
  return status
}

const from = (forwarded: string) => ({ headers: { 'x-forwarded-for': forwarded } })
const read = (forwarded: string, on = api) =>
  statusOf(fetch(`${on.url}/api/health`, from(forwarded)))

function post(path: string, body: object, { ip, on = api }: { ip: string; on?: TestApi }) {
  return fetch(`${on.url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from(ip).headers },
    body: JSON.stringify(body),
  })
}

describe('the IP address that is counted', () => {
  test("is the connection's without a trusted proxy, regardless of headers", async () => {
    const direct = behind(0)
    await spend(direct, READS, '127.0.0.1', READS.points - 1)
    expect(await read('198.51.100.1', direct)).toBe(200)
    expect(await read('198.51.100.2', direct)).toBe(429)
  })

  test.each([1, 2])('is the one that the outermost of %i trusted proxies saw', async proxies => {
    const on = behind(proxies)
    const inner = ['10.0.0.2'].slice(0, proxies - 1)
    const claim = (seen: string) => ['198.51.100.7', seen, ...inner].join(', ')
    await spend(on, READS, '203.0.113.9', READS.points)
    expect(await read(claim('203.0.113.9'), on)).toBe(429)
    expect(await read(claim('203.0.113.10'), on)).toBe(200)
  })

  test.each([
    ['without its port', '203.0.113.7:1024', '203.0.113.7'],
    ['without brackets and port', '[2001:db8::7]:1024', '2001:db8:0:0'],
    ['from the own proxy itself where that names none', 'somebody-1', '127.0.0.1'],
    ['as the whole /64 of IPv6', '2001:db8:1:2::ff', '2001:db8:1:2'],
  ])('is taken %s', async (_, claim, counted) => {
    await spend(api, READS, counted, READS.points - 1)
    expect(await read(claim)).toBe(200)
    expect(await read(claim)).toBe(429)
    expect(await read('2001:db8:1:3::1')).toBe(200)
  })

  test('is never too long to be counted', async () => {
    const body = { email: 'mei@example.com', password: 'Wrong7Rattle' }
    expect(await statusOf(post('auth/login', body, { ip: 'x'.repeat(5_000) }))).toBe(401)
  })
})

describe('the default limits', () => {
  test('return 429 for reads beyond the limit, as a page for pages', async () => {
    const get = (path: string) => fetch(`${api.url}${path}`, from('203.0.113.20'))
    await spend(api, READS, '203.0.113.20', READS.points - 2)
    expect(await statusOf(get('/api/openapi.json'))).toBe(200)
    expect(await statusOf(get('/registry/demo'))).toBe(200)
    const page = await get('/registry/demo')
    expect(page.status).toBe(429)
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(page.headers.get('content-type')).toContain('text/html')
    const data = await get('/api/openapi.json')
    expect(await data.json()).toMatchObject({ code: 'RATE_LIMITED' })
    // Files have a separate limit, so an open page keeps its images.
    expect(await statusOf(get(`/images/${'0'.repeat(64)}.webp`))).toBe(404)
  })

  test('let many visitors behind one IP address open, follow and reload a registry', async () => {
    const get = (path: string) => statusOf(fetch(`${api.url}${path}`, from('203.0.113.21')))
    // One read is left, for the page. The requests that the page sends have a limit of their own.
    await spend(api, READS, '203.0.113.21', READS.points - 1)
    await spend(api, LIVE, '203.0.113.21', LIVE.points - 2)
    expect(await get('/registry/demo')).toBe(200)
    expect(await get('/api/registry/demo/events')).toBe(200)
    expect(await get('/api/registry/demo/items')).toBe(200)
  })

  test('reject lists and pages that are not cached, not those that every visitor requests', async () => {
    // Registries are cached from then on.
    expect(await api.app.notifications.isListening(TEST_TIMEOUT_MS)).toBe(true)
    const ip = '203.0.113.25'
    const get = (path: string) => statusOf(fetch(`${api.url}${path}`, from(ip)))
    await spend(api, UNCACHED_LISTS, ip, UNCACHED_LISTS.points - 1)
    await spend(api, FILTERED_PAGES, ip, FILTERED_PAGES.points - 1)
    const list = '/api/registry/demo/items'
    expect(await get(`${list}?limit=1000`)).toBe(200)
    expect(await get(`${list}?limit=1000`)).toBe(429)
    expect(await get(`${list}?sortBy=name`)).toBe(429)
    expect(await get(list)).toBe(200)
    expect(await get(`${list}?sortBy=own`)).toBe(200)
    expect(await get('/registry/demo?status=gifted')).toBe(200)
    expect(await get('/registry/demo?status=gifted')).toBe(200)
    expect(await get('/registry/demo?status=available')).toBe(429)
    expect(await get('/registry/demo')).toBe(200)
  })

  test("reject the sixty-first change of one session in a minute, not another session's", async () => {
    const { id: userId } = await makeAccount(api.app)
    const open = () => openSession(api.app.db, api.app, { userId, client: 'web', userAgent: '' })
    const [session, other] = [await open(), await open()]
    const remove = ({ accessToken }: typeof session) =>
      statusOf(
        fetch(`${api.url}/api/admin/registry/items/${crypto.randomUUID()}`, {
          method: 'DELETE',
          headers: { ...from('203.0.113.22').headers, authorization: `Bearer ${accessToken}` },
        }),
      )
    await spend(api, WRITES, session.sessionId, 59)
    expect(await remove(session)).toBe(404)
    expect(await remove(session)).toBe(429)
    expect(await remove(other)).toBe(404)
  })

  /** Sends a change with an invalid access token; returns the status. */
  const attempt = (ip: string) =>
    statusOf(
      fetch(`${api.url}/api/admin/registry/items/${crypto.randomUUID()}`, {
        method: 'DELETE',
        headers: { ...from(ip).headers, authorization: 'Bearer guessed-token' },
      }),
    )

  test('count changes with invalid credentials', async () => {
    await spend(api, ATTEMPTS, '203.0.113.23', ATTEMPTS.points - 1)
    expect(await attempt('203.0.113.23')).toBe(401)
    expect(await attempt('203.0.113.23')).toBe(429)
  })

  test('reject no change because of automatic analytics events', async () => {
    const ip = '203.0.113.24'
    const told = { registrySlug: 'nobody', events: [{ name: 'page_view' }] }
    await spend(api, EVENTS, ip, EVENTS.points - 1)
    await spend(api, ATTEMPTS, ip, ATTEMPTS.points - 1)
    expect(await statusOf(post('analytics/events', told, { ip }))).toBe(200)
    expect(await statusOf(post('analytics/events', told, { ip }))).toBe(429)
    // Events did not use up the last attempt.
    expect(await attempt(ip)).toBe(401)
    expect(await attempt(ip)).toBe(429)
  })

  test('delete counters after their windows', async () => {
    const { app } = api
    const limit = { name: 'short', points: 1, windowS: 60, by: 'ip', store: 'postgres' } as const
    await app.rateLimits.consume(limit, 'somebody')
    const run = (now: () => Date) =>
      expireRateLimits.work({}, { app: { ...app, now }, mail: createMemoryMail() })
    const counters = app.db('rate_limits').where({ key: 'short:somebody' })
    // The clock of a copy of the api, an hour ahead.
    await run(() => new Date(Date.now() + 3_600_000))
    expect(await counters.clone()).toHaveLength(1)
    await counters.clone().decrement('expire', 61_000)
    await run(app.now)
    expect(await counters.clone()).toEqual([])
  })
})
