import { describe, expect, test } from 'vitest'
import { me } from '../contract/auth.ts'
import { health } from '../contract/health.ts'
import { listRegistryItems } from '../contract/items.ts'
import { type ClientOptions, createClient } from './create-client.ts'

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init)
const refusal = { success: false, error: 'Your session has ended.', code: 'TOKEN_EXPIRED' }

function clientThat(answer: typeof fetch, options: Partial<ClientOptions> = {}) {
  return createClient({ baseUrl: 'https://registry.example/api', fetch: answer, ...options })
}

describe('the client', () => {
  test('sends what the contract names and nothing of a path from its parameters', async () => {
    const asked: string[] = []
    const { call } = clientThat(async url => {
      asked.push(String(url))
      return json({ success: false, error: 'No', code: 'REGISTRY_NOT_FOUND' }, { status: 404 })
    })
    const input = {
      params: { slug: '../admin' },
      query: { sortBy: 'name', sortOrder: 'asc' },
    } as const
    await expect(call(listRegistryItems, input)).rejects.toMatchObject({ status: 404 })
    expect(asked).toEqual([
      'https://registry.example/api/registry/..%2Fadmin/items?sortBy=name&sortOrder=asc',
    ])
  })

  test('tries once more with new proof after a 401', async () => {
    let proof = 'old'
    const { call } = clientThat(
      async (_url, init) =>
        new Headers(init?.headers).get('authorization') === 'new'
          ? json({ success: true })
          : json(refusal, { status: 401 }),
      {
        authorize: async () => ({ authorization: proof }),
        renew: async () => {
          proof = 'new'
          return true
        },
      },
    )
    expect(await call(health, {})).toEqual({ success: true })
  })

  test('gives up after the second 401', async () => {
    let calls = 0
    const { call } = clientThat(
      async () => {
        calls += 1
        return json(refusal, { status: 401 })
      },
      { renew: async () => true },
    )
    await expect(call(me, {})).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    expect(calls).toBe(2)
  })

  test.each([
    ['an answer that is no JSON', () => new Response('<h1>Wi-Fi login</h1>')],
    ['an answer of another shape', () => json({ success: 'yes' })],
    ['a failure that is no JSON', () => new Response('Bad gateway', { status: 502 })],
    ['a code that every object has', () => json({ code: 'constructor' }, { status: 500 })],
  ])('calls %s unreadable', async (_what, answer) => {
    const { call } = clientThat(async () => answer())
    await expect(call(health, {})).rejects.toMatchObject({ name: 'ApiError', code: 'UNREADABLE' })
  })

  test('knows a broken line from an answer that came too late', async () => {
    const failing = (error: Error) => clientThat(() => Promise.reject(error)).call(health, {})
    await expect(failing(new TypeError('fetch failed'))).rejects.toMatchObject({ code: 'NETWORK' })
    const late = new DOMException('too late', 'TimeoutError')
    await expect(failing(late)).rejects.toMatchObject({ code: 'TIMEOUT' })
  })

  test('says the same of a line that breaks within the answer', async () => {
    const body = new ReadableStream({ start: stream => stream.error(new TypeError('terminated')) })
    const { call } = clientThat(async () => new Response(body))
    await expect(call(health, {})).rejects.toMatchObject({ code: 'NETWORK' })
  })

  test("rethrows the caller's own abort", async () => {
    const { call } = clientThat(async (_url, init) => {
      init?.signal?.throwIfAborted()
      return json({ success: true })
    })
    const signal = AbortSignal.abort()
    await expect(call(health, {}, { signal })).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('hands on the seconds to wait and the fields', async () => {
    const body = { ...refusal, code: 'RATE_LIMITED', fields: { email: 'Wait', other: 1 } }
    const headers = { 'retry-after': '7' }
    const { call } = clientThat(async () => json(body, { status: 429, headers }))
    await expect(call(health, {})).rejects.toMatchObject({
      details: { retryAfterS: 7, fields: { email: 'Wait' } },
    })
  })
})
