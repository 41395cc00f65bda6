import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { me } from '../../contract/account/auth.ts'
import { health } from '../../contract/health.ts'
import { ApiError, type ClientErrorCode } from '../api-error.ts'
import { createClient } from '../create-client.ts'
import { createOwnerSession } from './create-owner-session.ts'
import { isFresh, type OwnerTokens } from './create-token-renewal.ts'

const MINUTE = 60_000
const LIFE = 30 * MINUTE

const failure = (status: number, code: ClientErrorCode) => new ApiError('No', { status, code })
const ended = failure(401, 'TOKEN_EXPIRED')
const offline = failure(0, 'NETWORK')

/** Storage shared by the tabs of a device. */
interface Storage {
  tokens: OwnerTokens | undefined
  renewals?: number
}

/** Opens a tab on a device with token 'a'; the server issues 'b' and 'c'. */
function openTab(storage: Storage, refresh?: () => Promise<void>) {
  const said: string[] = []
  const session = createOwnerSession({
    read: () => storage.tokens,
    keep: tokens => {
      storage.tokens = tokens
    },
    drop: () => {
      storage.tokens = undefined
      said.push('dropped')
    },
    onTokensChanged: found => said.push(`found ${found?.accessToken ?? 'nobody'}`),
    refresh: async () => {
      said.push('asked')
      const renewals = (storage.renewals ?? 0) + 1
      storage.renewals = renewals
      await refresh?.()
      return { accessToken: 'abc'.charAt(renewals), endsAt: Date.now() + LIFE }
    },
  })
  const bearer = async () => (await session.authorize('user')).authorization
  return { session, bearer, said }
}

const signedIn = (left = LIFE): Storage => ({
  tokens: { accessToken: 'a', endsAt: Date.now() + left },
})

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe("an owner's access token", () => {
  test.each([
    [5 * MINUTE + 1_000, true],
    [5 * MINUTE, false],
    [5 * MINUTE - 1_000, false],
    [0, false],
    [-86_400_000, false],
  ])('with %i ms left is fresh: %s', (left, expected) => {
    expect(isFresh({ accessToken: 'a', endsAt: 1_000 + left }, 1_000)).toBe(expected)
  })

  test.each([
    [5 * MINUTE + 1_000, 'Bearer a', []],
    [5 * MINUTE, 'Bearer b', ['asked']],
    [5 * MINUTE - 1_000, 'Bearer b', ['asked']],
    [-86_400_000, 'Bearer b', ['asked']],
  ])('with %i ms left before a request sends %s', async (left, expected, asked) => {
    const { bearer, said } = openTab(signedIn(left))
    expect(await bearer()).toBe(expected)
    expect(said).toEqual(asked)
  })

  test('is not sent to public endpoints, nor without a login', async () => {
    expect(await openTab(signedIn()).session.authorize('anyone')).toEqual({})
    expect(await openTab({ tokens: undefined }).session.authorize('user')).toEqual({})
  })

  test('is renewed once for concurrent requests', async () => {
    const { bearer, session, said } = openTab(signedIn(0))
    const all = await Promise.all([bearer(), bearer(), session.renewTokens('a')])
    expect(all).toEqual(['Bearer b', 'Bearer b', expect.objectContaining({ accessToken: 'b' })])
    expect(said).toEqual(['asked'])
  })

  test('is renewed again when it expires again', async () => {
    const { bearer } = openTab(signedIn(0))
    await bearer()
    vi.advanceTimersByTime(25 * MINUTE)
    expect(await bearer()).toBe('Bearer c')
  })

  test.each([
    [MINUTE, 'Bearer a', []],
    [0, 'Bearer b', ['asked']],
  ])(
    'with %i ms left before a request that outlives the page sends %s',
    async (left, expected, asked) => {
      const { session, said } = openTab(signedIn(left))
      const headers = await session.authorize('user', { keepalive: true })
      expect(headers.authorization).toBe(expected)
      expect(said).toEqual(asked)
    },
  )

  test('is used until its expiry during an outage', async () => {
    const storage = signedIn(MINUTE)
    const { bearer, said } = openTab(storage, () => Promise.reject(offline))
    expect(await bearer()).toBe('Bearer a')
    expect(storage.tokens?.accessToken).toBe('a')
    expect(said).toEqual(['asked', 'asked'])
  })
})

describe('a renewal', () => {
  test('that is rejected signs out and requires a login', async () => {
    const storage = signedIn(0)
    const { session, said } = openTab(storage, () => Promise.reject(ended))
    await expect(session.renewTokens('a')).rejects.toMatchObject({
      message: 'Authentication required',
      code: 'AUTHENTICATION_REQUIRED',
      status: 401,
    })
    expect(storage.tokens).toBeUndefined()
    expect(said).toEqual(['asked', 'dropped'])
  })

  test.each([
    ['no line', offline],
    ['no answer in time', failure(0, 'TIMEOUT')],
  ])('that fails with %s is repeated once at once', async (_what, error) => {
    const storage = signedIn(0)
    const { session, said } = openTab(storage, async () => {
      if (said.length === 1) throw error
    })
    expect(await session.renewTokens('a')).toMatchObject({ accessToken: 'c' })
    expect(said).toEqual(['asked', 'asked'])
  })

  test('that fails twice without a response changes nothing', async () => {
    const storage = signedIn(0)
    const { session, said } = openTab(storage, () => Promise.reject(offline))
    await expect(session.renewTokens('a')).rejects.toBe(offline)
    expect(storage.tokens?.accessToken).toBe('a')
    expect(said).toEqual(['asked', 'asked'])
  })

  test.each([
    ['too many requests', failure(429, 'RATE_LIMITED')],
    ['an outage', failure(503, 'UNAVAILABLE')],
    ["a hotel's login page", failure(200, 'UNREADABLE')],
  ])('that fails with %s changes nothing', async (_what, error) => {
    const storage = signedIn(0)
    const { session, said } = openTab(storage, () => Promise.reject(error))
    await expect(session.renewTokens('a')).rejects.toBe(error)
    expect(storage.tokens?.accessToken).toBe('a')
    expect(said).toEqual(['asked'])
  })

  test('sends no request without a login', async () => {
    const { session, said } = openTab({ tokens: undefined })
    await expect(session.renewTokens()).rejects.toMatchObject({ code: 'AUTHENTICATION_REQUIRED' })
    expect(said).toEqual(['found nobody'])
  })

  test('uses the token that another tab renewed', async () => {
    const storage: Storage = { tokens: { accessToken: 'z', endsAt: Date.now() + LIFE } }
    const { session, said } = openTab(storage)
    expect(await session.renewTokens('a')).toMatchObject({ accessToken: 'z' })
    expect(said).toEqual(['found z'])
  })

  test('of two tabs without a lock gives both the same token', async () => {
    const storage = signedIn(0)
    const answer = Promise.withResolvers<void>()
    const tabs = [openTab(storage), openTab(storage, () => answer.promise)]
    const renewals = tabs.map(({ session }) => session.renewTokens('a'))
    await renewals[0]
    answer.resolve()
    const tokens = await Promise.all(renewals)
    expect(tokens.map(({ accessToken }) => accessToken)).toEqual(['b', 'b'])
    expect(storage.tokens?.accessToken).toBe('b')
    expect(tabs.map(({ said }) => said)).toEqual([['asked'], ['asked', 'found b']])
  })

  test('that is rejected uses the token that another tab renewed meanwhile', async () => {
    const storage = signedIn(0)
    const { session, said } = openTab(storage, async () => {
      storage.tokens = { accessToken: 'z', endsAt: Date.now() + LIFE }
      throw ended
    })
    expect(await session.renewTokens('a')).toMatchObject({ accessToken: 'z' })
    expect(said).toEqual(['asked', 'found z'])
  })

  test('does not store tokens after a logout meanwhile', async () => {
    const storage = signedIn(0)
    const { session, said } = openTab(storage, async () => {
      storage.tokens = undefined
    })
    await expect(session.renewTokens('a')).rejects.toMatchObject({
      code: 'AUTHENTICATION_REQUIRED',
    })
    expect(storage.tokens).toBeUndefined()
    expect(said).toContain('found nobody')
  })
})

describe("an owner's request", () => {
  const refusal = { success: false, error: 'Your session has ended.', code: 'TOKEN_EXPIRED' }

  /** Accepts one token and responds with a body that is not a User, which is sufficient here. */
  function callWith(known: string, refresh?: () => Promise<void>) {
    const storage = signedIn()
    const sent: Array<string | null> = []
    const tab = openTab(storage, refresh)
    const { call } = createClient({
      baseUrl: '',
      ...tab.session,
      fetch: async (_url, init) => {
        sent.push(new Headers(init?.headers).get('authorization'))
        return sent.at(-1) === `Bearer ${known}`
          ? Response.json({ success: true })
          : Response.json(refusal, { status: 401 })
      },
    })
    return { ...tab, storage, sent, call }
  }

  test('that is rejected is retried once with a new token', async () => {
    const { call, sent } = callWith('b')
    await expect(call(me, {})).rejects.toMatchObject({ code: 'UNREADABLE' })
    expect(sent).toEqual(['Bearer a', 'Bearer b'])
  })

  test('is not retried after a rejected renewal', async () => {
    const { call, sent, storage } = callWith('b', () => Promise.reject(ended))
    await expect(call(me, {})).rejects.toMatchObject({ message: 'Authentication required' })
    expect(sent).toEqual(['Bearer a'])
    expect(storage.tokens).toBeUndefined()
  })

  test('fails with the error of an outage during its renewal', async () => {
    const { call, sent } = callWith('b', () => Promise.reject(offline))
    await expect(call(me, {})).rejects.toBe(offline)
    expect(sent).toEqual(['Bearer a'])
  })

  test('to a public endpoint renews nothing', async () => {
    const { call, said } = callWith('b')
    await expect(call(health, {})).rejects.toMatchObject({ status: 401 })
    expect(said).toEqual([])
  })
})
