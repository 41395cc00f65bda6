import { mkdir, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import { allEndpoints } from '@registry/shared/contract/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeRegistry } from '../../../test/factories.ts'
import { fakeBundle } from '../../../test/fake-bundle.ts'
import { startApi, type TestApi } from '../../../test/start-api.ts'

const DATA = "default-src 'none'; frame-ancestors 'none'"
const PICTURE = "default-src 'none'; sandbox"
const PAGE =
  "default-src 'none';script-src 'self';style-src 'self';style-src-attr 'unsafe-inline';" +
  "img-src 'self' data: blob:;font-src 'self';connect-src 'self';worker-src 'self';" +
  "manifest-src 'self';frame-src 'none';frame-ancestors 'none';base-uri 'none';" +
  "form-action 'self';object-src 'none'"
const CAREFUL = 'strict-origin-when-cross-origin'
const NOINDEX = 'noindex, nofollow'

const COMMON = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-site',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  vary: expect.stringMatching(/\bOrigin\b/),
  'permissions-policy': expect.stringMatching(
    /^(?!.*clipboard-write=\(\))(?=.*camera=\(\))(?=.*geolocation=\(\)).*clipboard-write=\(self\)/,
  ),
}
const NEVER = ['server', 'x-powered-by', 'strict-transport-security', 'access-control-allow-origin']

/** Headers of every response; `rest` are those of this kind. */
function expectHeaders(headers: Headers, rest: Record<string, unknown>): void {
  expect(Object.fromEntries(headers)).toMatchObject({ ...COMMON, ...rest })
  for (const name of NEVER) expect(headers.get(name), name).toBeNull()
}

const json = { 'referrer-policy': CAREFUL, 'content-security-policy': DATA }
const secretJson = { ...json, 'cache-control': 'no-store', 'x-robots-tag': NOINDEX }

const IMAGE = `/images/${'a'.repeat(64)}.webp`
let api: TestApi
const opened: TestApi[] = []
const open = async (options: Parameters<typeof startApi>[0]) => {
  const started = await startApi({ bundle: fakeBundle, ...options })
  opened.push(started)
  return started
}
beforeAll(async () => {
  api = await open({})
  await makeRegistry(api.app.db, 'demo')
  await mkdir(path.join(api.app.config.dataDir, 'images'))
  await writeFile(path.join(api.app.config.dataDir, IMAGE), 'a picture')
})
afterAll(async () => {
  for (const started of opened) await started.stop()
})

const ask = (address: string, init?: RequestInit, at = api) =>
  fetch(`${at.url}${address}`, { redirect: 'manual', ...init })
const post = (address: string, body: string, type = 'application/json') =>
  ask(address, { method: 'POST', body, headers: { 'content-type': type } })

const UUID = '00000000-0000-4000-8000-000000000000'
const fill = (pattern: string) =>
  pattern
    .replace('{slug}', 'demo')
    .replace('{method}', 'wise-transfer')
    .replace(/\{\w+\}/g, UUID)

describe('the headers of a response', () => {
  test.each(allEndpoints.map(({ method, path, media }) => [method, path, media] as const))(
    'keep %s %s in its place, whatever it says',
    async (method, pattern, media) => {
      const { status, headers } = await ask(`/api${fill(pattern)}`, { method })
      const isPublic = method === 'GET' && status === 200
      const cacheControl = isPublic ? expect.stringMatching(/^no-cache\b/) : 'no-store'
      const file = media?.startsWith('image/') && {
        'content-security-policy': PICTURE,
        'cross-origin-resource-policy': 'cross-origin',
      }
      expectHeaders(headers, { ...secretJson, 'cache-control': cacheControl, ...file })
    },
  )

  test.each([
    ['400, a value that is not right', 400, () => post('/api/auth/login', '{}')],
    ['401, no proof', 401, () => ask('/api/auth/me')],
    ['404, no such call', 404, () => ask('/api/nothing/here')],
    ['405, no preflight', 405, () => ask('/api/auth/me', { method: 'OPTIONS' })],
    ['413, too large', 413, () => post('/api/auth/login', `"${'x'.repeat(100_001)}"`)],
    ['414, a long address', 414, () => ask(`/api/health?q=${'x'.repeat(4_096)}`)],
    ['415, no JSON', 415, () => post('/api/auth/login', 'a=b', 'text/plain')],
  ])('are complete at %s', async (_what, status, attempt) => {
    const response = await attempt()
    expect(response.status).toBe(status)
    expectHeaders(response.headers, secretJson)
  })

  test('are complete at 429', async () => {
    const limited = await open({ env: { RATE_LIMITS: 'strict' } })
    const legacy = () =>
      ask(
        '/api/admin/login',
        { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } },
        limited,
      )
    let response = await legacy()
    for (let n = 0; n < 10 && response.status !== 429; n += 1) response = await legacy()
    expect(response.status).toBe(429)
    expectHeaders(response.headers, { ...secretJson, 'retry-after': expect.any(String) })
  })

  test('are complete at 500', async () => {
    const now = () => {
      throw new Error('no clock')
    }
    const broken = await open({ now })
    const response = await ask('/api/auth/session', { method: 'POST' }, broken)
    expect(response.status).toBe(500)
    expectHeaders(response.headers, secretJson)
    expect(await response.text()).not.toMatch(/clock/)
  })

  test('are complete at 503, of data and of pages', async () => {
    const away = await open({ serverUrl: 'postgres://nobody:nothing@127.0.0.1:1/none' })
    const data = await ask('/api/registry/demo/items', {}, away)
    expect(data.status).toBe(503)
    expectHeaders(data.headers, { ...secretJson, 'retry-after': '2' })
    expect(await data.text()).not.toMatch(/knex|postgres|select|127\.0\.0\.1/i)
    const page = await ask('/registry/demo', {}, away)
    expect(page.status).toBe(503)
    expectHeaders(page.headers, { 'content-security-policy': PAGE, 'retry-after': '2' })
  })

  test.each(['/registry/demo', '/registry/nobody', '/create-registry'])(
    'let the page %s run own scripts only',
    async address => {
      const { headers } = await ask(address)
      expectHeaders(headers, {
        'content-security-policy': PAGE,
        'referrer-policy': CAREFUL,
        'cache-control': 'no-cache',
      })
      // A registry is not indexed until its owner allows it.
      expect(headers.get('x-robots-tag')).toBe(address === '/registry/demo' ? NOINDEX : null)
    },
  )

  test.each(['/admin', '/dashboard', '/verify-email', '/reset-password', '/registry-settings'])(
    'say nothing of the page %s to others',
    async address => {
      expectHeaders((await ask(address)).headers, {
        'content-security-policy': PAGE,
        'referrer-policy': 'no-referrer',
        'x-robots-tag': NOINDEX,
      })
    },
  )

  test.each([
    ['a picture', IMAGE, 200, PICTURE],
    ['a picture that is not there', `/images/${'0'.repeat(64)}.webp`, 404, DATA],
    ['a file that is not there', '/assets/nothing.js', 404, DATA],
    ['the contract as data', '/api/openapi.json', 200, DATA],
    ['the contract as a page', '/api/docs', 200, PAGE],
    ['the way to the registry', '/registry', 302, PAGE],
    ['the way from anywhere', '/nothing/here', 302, PAGE],
    ['another method of a page', '/registry/demo', 405, PAGE],
  ])('keep %s in its place', async (_what, address, status, policy) => {
    const response = await ask(address, { method: status === 405 ? 'PUT' : 'GET' })
    expect(response.status).toBe(status)
    expectHeaders(response.headers, {
      'content-security-policy': policy,
      'referrer-policy': CAREFUL,
    })
  })

  test('let pages of shops load the script of the bookmark', async () => {
    const { headers } = await ask('/add.js')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('set-cookie')).toBeNull()
  })

  test('are the same for HEAD', async () => {
    const { status, headers } = await ask('/api/health', { method: 'HEAD' })
    expect(status).toBe(200)
    expectHeaders(headers, { ...json, 'x-robots-tag': NOINDEX })
  })

  test('contain Allow for an unsupported method', async () => {
    const { headers } = await ask('/registry/demo', { method: 'POST' })
    expect(headers.get('allow')).toBe('GET, HEAD')
  })

  test('are not echoed by TRACE', async () => {
    const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
    const trace = request(`${api.url}/api/health`, { method: 'TRACE' }, response => {
      response.resume()
      resolve(response.statusCode)
    })
    trace.on('error', reject).end()
    expect(await promise).toBe(405)
  })

  test('allow Google only when GA_MEASUREMENT_ID is set', async () => {
    const counted = await open({ env: { GA_MEASUREMENT_ID: 'G-ABC123DEF4' } })
    const policyOf = async (at: TestApi) =>
      (await ask('/registry/demo', {}, at)).headers.get('content-security-policy') ?? ''
    const directives = (await policyOf(counted)).split(';')
    const named = directives.filter(directive => directive.includes('google'))
    const calls =
      'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com'
    expect(named).toEqual([
      "script-src 'self' https://*.googletagmanager.com",
      `img-src 'self' data: blob: ${calls}`,
      `connect-src 'self' ${calls}`,
    ])
    // The policy allows nothing else, and API responses are unchanged.
    const PAGE_ALONE = PAGE.split(';').filter(one => !/^(script|img|connect)-src /.test(one))
    expect(directives.filter(one => !one.includes('google'))).toEqual(PAGE_ALONE)
    expectHeaders((await ask('/api/health', {}, counted)).headers, json)
    const html = await (await ask('/privacy', {}, counted)).text()
    expect(html).toContain('<meta name="measurement-id" content="G-ABC123DEF4">')

    expect(await policyOf(api)).toBe(PAGE)
    const plain = await (await ask('/privacy')).text()
    expect(plain).not.toMatch(/measurement-id|googletagmanager|google-analytics/)
  })

  test('contain HSTS when PUBLIC_URL is https', async () => {
    const secure = await open({ env: { PUBLIC_URL: 'https://registry.example' } })
    for (const address of ['/api/health', '/registry/nobody', '/nothing/here', IMAGE]) {
      const { headers } = await ask(address, {}, secure)
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    }
    const { headers } = await ask('/registry/nobody', {}, secure)
    expect(headers.get('content-security-policy')).toBe(`${PAGE};upgrade-insecure-requests`)
  })
})
