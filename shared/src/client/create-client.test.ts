import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { me } from '../contract/account/auth.ts'
import { exportContributions } from '../contract/contributions/owner-contributions.ts'
import { health } from '../contract/health.ts'
import { listRegistryItems } from '../contract/items/items.ts'
import { type ClientOptions, createClient, REQUEST_TIMEOUT_MS } from './create-client.ts'

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init)
const refusal = { success: false, error: 'Your session has ended.', code: 'TOKEN_EXPIRED' }

function clientThat(answer: typeof fetch, options: Partial<ClientOptions> = {}) {
  return createClient({ baseUrl: 'https://registry.example/api', fetch: answer, ...options })
}

describe('createClient', () => {
  test('sends the declared parts and encodes path parameters', async () => {
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

  test('sends request source and idempotency key', async () => {
    const sent: Headers[] = []
    const { call } = clientThat(async (_url, init) => {
      sent.push(new Headers(init?.headers))
      return json({ success: true })
    })
    await call(health, {}, { source: 'share', idempotencyKey: 'once' })
    await call(health, {})
    expect(sent.map(headers => headers.get('x-request-source'))).toEqual(['share', null])
    expect(sent.map(headers => headers.get('idempotency-key'))).toEqual(['once', null])
  })

  test('tells authorize which requests outlive the page', async () => {
    const asked: unknown[] = []
    const { call } = clientThat(async () => json({ success: true }), {
      authorize: async (_access, extras) => {
        asked.push(extras?.keepalive)
        return {}
      },
    })
    await call(health, {}, { keepalive: true })
    await call(health, {})
    expect(asked).toEqual([true, undefined])
  })

  test('retries once with renewed credentials after a 401', async () => {
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

  test('fails after the second 401', async () => {
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
  ])('reports %s as unreadable', async (_what, answer) => {
    const { call } = clientThat(async () => answer())
    await expect(call(health, {})).rejects.toMatchObject({ name: 'ApiError', code: 'UNREADABLE' })
  })

  test('returns a file as text and rejects another content type', async () => {
    const file = (type: string) =>
      clientThat(async () => new Response('Name,Gift', { headers: { 'content-type': type } }))
    expect(await file('text/csv; charset=utf-8').call(exportContributions, {})).toBe('Name,Gift')
    const refused = file('text/html').call(exportContributions, {})
    await expect(refused).rejects.toMatchObject({ code: 'UNREADABLE' })
  })

  test('reports a network error', async () => {
    const { call } = clientThat(() => Promise.reject(new TypeError('fetch failed')))
    await expect(call(health, {})).rejects.toMatchObject({ code: 'NETWORK' })
  })

  test('reports a network error while the body is read', async () => {
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

  test('rethrows an abort while the body is read', async () => {
    const controller = new AbortController()
    const { call } = clientThat(async (_url, init) => {
      queueMicrotask(() => controller.abort())
      return silentAnswer(init, { status: 500 })
    })
    const { signal } = controller
    await expect(call(health, {}, { signal })).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('does not renew the session after a wrong password', async () => {
    const body = { ...refusal, code: 'INVALID_CREDENTIALS' }
    let renewals = 0
    const { call } = clientThat(async () => json(body, { status: 401 }), {
      renew: async () => {
        renewals += 1
        return true
      },
    })
    await expect(call(me, {})).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
    expect(renewals).toBe(0)
  })

  test('repeats a request once that the server did not receive in time', async () => {
    const responses = [json({}, { status: 408 }), json({ success: true })]
    const { call } = clientThat(async () => responses.shift() ?? new Response())
    expect(await call(health, {})).toEqual({ success: true })
    responses.push(json({}, { status: 408 }), json({}, { status: 408 }), json({ success: true }))
    await expect(call(health, {})).rejects.toMatchObject({ status: 408 })
    expect(responses).toHaveLength(1)
  })

  test.each([429, 500, 502, 503])('does not retry after status %i', async status => {
    let calls = 0
    const { call } = clientThat(
      async () => {
        calls += 1
        return json({}, { status })
      },
      { renew: async () => true },
    )
    await expect(call(me, {})).rejects.toMatchObject({ status })
    expect(calls).toBe(1)
  })

  test("sends cookies to its own origin, or none with credentials 'omit'", async () => {
    const sent: unknown[] = []
    const answer: typeof fetch = async (_url, init) => {
      sent.push(init?.credentials)
      return json({ success: true })
    }
    await clientThat(answer).call(health, {})
    await clientThat(answer, { credentials: 'omit' }).call(health, {})
    expect(sent).toEqual(['same-origin', 'omit'])
  })

  test('passes on retryAfterS and fields', async () => {
    const body = { ...refusal, code: 'RATE_LIMITED', fields: { email: 'Wait', other: 1 } }
    const headers = { 'retry-after': '7' }
    const { call } = clientThat(async () => json(body, { status: 429, headers }))
    await expect(call(health, {})).rejects.toMatchObject({
      details: { retryAfterS: 7, fields: { email: 'Wait' } },
    })
  })
})

/** Response whose headers arrive, but whose body ends only when the request is aborted. */
function silentAnswer(init?: RequestInit, answer?: ResponseInit): Response {
  const body = new ReadableStream({
    start: stream => {
      init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason))
    },
  })
  return new Response(body, answer)
}

function neverAnswers(init?: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })
}

describe('a slow request', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test.each<[string, typeof fetch]>([
    ['without an answer', (_url, init) => neverAnswers(init)],
    ['within the answer', async (_url, init) => silentAnswer(init)],
    ['within a failure', async (_url, init) => silentAnswer(init, { status: 503 })],
  ])('times out after 20 s %s', async (_where, answer) => {
    const { call } = clientThat(answer)
    let failure: unknown
    const ended = call(health, {}).catch((error: unknown) => {
      failure = error
    })
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1)
    expect(failure).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await ended
    expect(failure).toMatchObject({ name: 'ApiError', code: 'TIMEOUT', status: 0 })
  })

  test('clears its timer after the response', async () => {
    await clientThat(async () => json({ success: true })).call(health, {})
    expect(vi.getTimerCount()).toBe(0)
  })
})
