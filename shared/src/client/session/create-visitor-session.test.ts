import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { generatePaynowQr } from '../../contract/contributions/payments.ts'
import { listRegistryItems } from '../../contract/items/items.ts'
import { ApiError } from '../api-error.ts'
import { createClient } from '../create-client.ts'
import { createVisitorSession } from './create-visitor-session.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Starts a session whose server numbers its tokens: 't1', 't2'. */
function startSession(expiresIn = HOUR) {
  const openings: Array<() => Promise<void>> = []
  let opened = 0
  const session = createVisitorSession({
    open: async () => {
      opened += 1
      const sessionToken = `t${opened}`
      await openings.shift()?.()
      return { sessionToken, expiresIn }
    },
    failed: 'Unable to authenticate with server',
  })
  const token = async () => (await session.authorize('visitor'))['x-session-token']
  const failNext = (error: unknown) => openings.push(() => Promise.reject(error))
  return { session, token, failNext, opened: () => opened }
}

const outage = (status: number) =>
  new ApiError('The service is not available', {
    status,
    code: status === 429 ? 'RATE_LIMITED' : 'UNAVAILABLE',
    retryAfterS: 7,
  })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe("a visitor's session", () => {
  test('is opened by the first request that needs it', async () => {
    const { session, token, opened } = startSession()
    expect(await session.authorize('anyone')).toEqual({})
    expect(opened()).toBe(0)
    expect(await token()).toBe('t1')
    expect(await token()).toBe('t1')
  })

  test.each([
    ['5:01', 't1'],
    ['5:00', 't2'],
    ['4:59', 't2'],
    ['0:00', 't2'],
  ])('with %s left sends a request with %s', async (left, expected) => {
    const { token } = startSession()
    await token()
    vi.advanceTimersByTime(HOUR - ms(left))
    expect(await token()).toBe(expected)
  })

  test.each([
    ['1:01', 1],
    ['1:00', 1],
    ['0:59', 2],
    ['0:00', 2],
  ])('with %s left when the tab becomes visible was opened %i times', async (left, times) => {
    const { session, token, opened } = startSession()
    await token()
    vi.advanceTimersByTime(HOUR - ms(left))
    session.onReturn()
    expect(opened()).toBe(times)
  })

  test('is not opened when the tab becomes visible', () => {
    const { session, opened } = startSession()
    session.onReturn()
    expect(opened()).toBe(0)
  })

  test('ignores a failure on return and retries with the next request', async () => {
    const { session, token, failNext } = startSession()
    await token()
    vi.advanceTimersByTime(HOUR)
    failNext(outage(503))
    session.onReturn()
    await vi.advanceTimersByTimeAsync(0)
    expect(await token()).toBe('t3')
  })

  test('is shared by concurrent requests', async () => {
    const { session, token } = startSession()
    expect(await Promise.all([token(), token(), token()])).toEqual(['t1', 't1', 't1'])
    vi.advanceTimersByTime(HOUR)
    session.onReturn()
    expect(await Promise.all([token(), token()])).toEqual(['t2', 't2'])
  })

  test.each([
    ['back by a day', -24 * HOUR],
    ['ahead by a day', 24 * HOUR],
  ])("is renewed in time when the device's time is set %s", async (_way, jump) => {
    const { token } = startSession()
    await token()
    vi.setSystemTime(Date.now() + jump)
    vi.advanceTimersByTime(HOUR - 5 * MINUTE)
    expect(await token()).toBe('t2')
  })

  test('passes on a 429 without a retry', async () => {
    const { token, failNext, opened } = startSession()
    const tooMany = outage(429)
    failNext(tooMany)
    await expect(token()).rejects.toBe(tooMany)
    expect(opened()).toBe(1)
  })

  test.each([
    ['an outage', outage(503), 503],
    ['a broken line', new ApiError('Network error.', { status: 0, code: 'NETWORK' }), 0],
    ['anything else', new TypeError('boom'), 0],
  ])(
    'says that it cannot authenticate after %s, and tries anew later',
    async (_w, error, status) => {
      const { token, failNext } = startSession()
      failNext(error)
      await expect(token()).rejects.toMatchObject({
        name: 'ApiError',
        message: 'Unable to authenticate with server',
        status,
      })
      expect(await token()).toBe('t2')
    },
  )
})

describe('a rejected request', () => {
  const input = { body: { amount: 1000 as never } }
  const refusal = { success: false, error: 'Your session has ended.', code: 'TOKEN_EXPIRED' }

  function callWith(server: (token: string | null) => Response) {
    const started = startSession()
    const sent: Array<string | null> = []
    const { call } = createClient({
      baseUrl: '',
      ...started.session,
      fetch: async (_url, init) => {
        sent.push(new Headers(init?.headers).get('x-session-token'))
        return server(sent.at(-1) ?? null)
      },
    })
    return { ...started, sent, call }
  }
  const refuse = (known: string) => (token: string | null) =>
    token === known ? Response.json({}) : Response.json(refusal, { status: 401 })

  test('is retried once in a new session', async () => {
    const { call, sent } = callWith(refuse('t2'))
    await expect(call(generatePaynowQr, input)).rejects.toMatchObject({ code: 'UNREADABLE' })
    expect(sent).toEqual(['t1', 't2'])
  })

  test('uses the session that another rejected request opened', async () => {
    const { call, opened } = callWith(refuse('t2'))
    const calls = [call(generatePaynowQr, input), call(generatePaynowQr, input)]
    await Promise.allSettled(calls)
    expect(opened()).toBe(2)
  })

  test('fails with the error of opening a session', async () => {
    const { call, token, failNext } = callWith(refuse('t9'))
    await token()
    failNext(outage(429))
    await expect(call(generatePaynowQr, input)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  test('renews no session for a public endpoint', async () => {
    const { call, sent, opened } = callWith(refuse('t9'))
    const read = { params: { slug: 'demo' }, query: { sortBy: 'name', sortOrder: 'asc' } } as const
    await expect(call(listRegistryItems, read)).rejects.toMatchObject({ status: 401 })
    expect(sent).toEqual([null])
    expect(opened()).toBe(0)
  })
})

function ms(clock: string): number {
  const [minutes = 0, seconds = 0] = clock.split(':').map(Number)
  return (minutes * 60 + seconds) * 1_000
}
