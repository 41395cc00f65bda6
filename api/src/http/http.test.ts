import { contract } from '@registry/shared/contract/contract'
import { describe, expect, test } from 'vitest'
import { shareApi } from '../../test/share-api.ts'

const api = shareApi()

const get = (path: string, init?: RequestInit) => fetch(`${api.url}${path}`, init)

describe('the http layer', () => {
  test('returns 404 as JSON for an unknown path below /api', async () => {
    const response = await get('/api/nothing/here')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ success: false, code: 'NOT_FOUND' })
  })

  test('returns 405 with Allow for a known path and another method', async () => {
    const response = await get('/api/health', { method: 'DELETE' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
    expect(await response.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
  })

  test.each(['identity;q=0', '*;q=0'])(
    'answers plainly to who accepts no encoding at all: %s',
    async accepted => {
      const response = await get('/api/openapi.json', { headers: { 'accept-encoding': accepted } })
      expect([response.status, response.headers.get('content-encoding')]).toEqual([200, null])
      expect(await response.json()).toHaveProperty('openapi')
    },
  )

  test('returns 400 for a repeated query parameter', async () => {
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
