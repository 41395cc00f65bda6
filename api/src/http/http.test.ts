import { contract } from '@registry/shared/contract/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, type TestApi } from '../../test/start-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const get = (path: string, init?: RequestInit) => fetch(`${api.url}${path}`, init)

describe('the http layer', () => {
  test('says that it is alive and ready', async () => {
    expect(await (await get('/api/health')).json()).toEqual({ success: true })
    expect(await (await get('/api/ready')).json()).toEqual({ success: true })
  })

  test('answers an unknown address below /api with 404 as JSON', async () => {
    const response = await get('/api/nothing/here')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ success: false, code: 'NOT_FOUND' })
  })

  test('answers a known address under another method with 405 and Allow', async () => {
    const response = await get('/api/health', { method: 'DELETE' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET')
    expect(await response.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
  })

  test('refuses a body that is not JSON with 415', async () => {
    const response = await get('/api/auth/login', { method: 'POST', body: 'email=a' })
    expect(response.status).toBe(415)
  })

  test('refuses a query parameter that arrives twice', async () => {
    const response = await get('/api/registry/demo/items?sortBy=name&sortBy=value')
    expect(response.status).toBe(400)
    expect((await response.json()).fields.sortBy).toBeTypeOf('string')
  })

  test.each(['/api/%', '/api/registry/%E0%A4%A/items', '/api/registry/..%2f..%2fetc/items'])(
    'survives the malformed address %s without naming a path',
    async path => {
      const response = await get(path)
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
      expect(await response.text()).not.toMatch(/node_modules|\/src\/|at \w+ \(/)
    },
  )

  test('gives every answer a request id and safe headers', async () => {
    const { headers } = await get('/api/health')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-powered-by')).toBeNull()
  })

  test.each([
    ['an answer', '/api/health', "default-src 'none'; frame-ancestors 'none'"],
    ['a refusal', '/api/nothing', "default-src 'none'; frame-ancestors 'none'"],
    ['the page of the contract', '/api/docs', "script-src 'self'"],
    ['a file that is not there', '/assets/nothing.js', "script-src 'self'"],
    [
      'a picture that is not there',
      `/images/${'0'.repeat(64)}.webp`,
      "default-src 'none'; sandbox",
    ],
  ])('gives %s the headers that keep it in its place', async (_what, path, policy) => {
    const { headers } = await get(path)
    expect(headers.get('content-security-policy')).toContain(policy)
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(Object.fromEntries(headers)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-site',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
  })

  test('answers 503 with Retry-After while the database is away', async () => {
    const away = await startApi({ serverUrl: 'postgres://nobody:nothing@127.0.0.1:1/none' })
    const response = await fetch(`${away.url}/api/registry/demo/items`)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('2')
    expect(await response.text()).not.toMatch(/knex|postgres|select|127\.0\.0\.1/i)
    await away.stop()
  })

  test('lets exactly the configured extensions call from elsewhere', async () => {
    const known = 'moz-extension://2c2f2b5e-0000-4000-8000-000000000000'
    const open = await startApi({ env: { EXTENSION_ORIGINS: known } })
    const allowed = async (origin: string) => {
      const headers = { origin, 'access-control-request-method': 'POST' }
      const response = await fetch(`${open.url}/api/auth/login`, { method: 'OPTIONS', headers })
      return response.headers.get('access-control-allow-origin')
    }
    expect(await allowed(known)).toBe(known)
    for (const origin of ['https://evil.example', 'null', `${known}.evil.example`]) {
      expect(await allowed(origin)).toBeFalsy()
    }
    await open.stop()
  })

  test('publishes every endpoint of the contract as OpenAPI and as a page', async () => {
    const document = await (await get('/api/openapi.json')).json()
    const page = await (await get('/api/docs')).text()
    for (const endpoint of Object.values(contract).flat()) {
      const path = `/api${endpoint.path}`
      expect(document.paths[path]?.[endpoint.method.toLowerCase()], path).toBeDefined()
      expect(page).toContain(path)
    }
  })
})
