import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError, type ApiErrorDetails } from '../api-error.ts'
import type { OwnerTokens } from './create-token-renewal.ts'
import { scheduleRenewal } from './schedule-renewal.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const LIFE = 30 * MINUTE

function openPage(left: number | undefined) {
  const failures: ApiErrorDetails[] = []
  const refused: string[] = []
  const page = {
    tokens: left === undefined ? undefined : { accessToken: 'a', endsAt: Date.now() + left },
  } as { tokens: OwnerTokens | undefined }
  const renewals = scheduleRenewal({
    read: () => page.tokens,
    renewTokens: async accessToken => {
      refused.push(accessToken)
      const failure = failures.shift()
      if (failure) throw new ApiError('No', failure)
      page.tokens = { accessToken: `${accessToken}'`, endsAt: Date.now() + LIFE }
    },
  })
  return { page, renewals, refused, failures }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('scheduleRenewal', () => {
  test('renews the access token every 25 minutes', async () => {
    const { refused } = openPage(LIFE)
    await vi.advanceTimersByTimeAsync(25 * MINUTE - 1)
    expect(refused).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(refused).toEqual(['a'])
    await vi.advanceTimersByTimeAsync(25 * MINUTE - 1)
    expect(refused).toEqual(['a'])
    await vi.advanceTimersByTimeAsync(1)
    expect(refused).toEqual(['a', "a'"])
  })

  test.each([
    ['an older token sooner', 12 * MINUTE, 7 * MINUTE],
    ['a token of two hours every 25 minutes all the same', 120 * MINUTE, 25 * MINUTE],
    ['a token that is due at once within a minute', 5 * MINUTE, MINUTE],
    ['a token that has ended within a minute', -86_400_000, MINUTE],
  ])('renews %s', async (_which, left, due) => {
    const { refused } = openPage(left)
    await vi.advanceTimersByTimeAsync(due - 1)
    expect(refused).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(refused).toEqual(['a'])
  })

  test("renews in time when the device's time is set back", async () => {
    const { refused } = openPage(LIFE)
    vi.setSystemTime(Date.now() - 86_400_000)
    await vi.advanceTimersByTimeAsync(25 * MINUTE)
    expect(refused).toEqual(['a'])
  })

  test.each<[string, ApiErrorDetails, number]>([
    ['an outage after a minute', { status: 503, code: 'UNAVAILABLE' }, MINUTE],
    ['a broken line after a minute', { status: 0, code: 'NETWORK' }, MINUTE],
    [
      'too many requests when told',
      { status: 429, code: 'RATE_LIMITED', retryAfterS: 90 },
      90 * SECOND,
    ],
    [
      'too many requests, told soon, after a minute',
      { status: 429, code: 'RATE_LIMITED', retryAfterS: 1 },
      MINUTE,
    ],
    [
      'an outage of a day after 25 minutes',
      { status: 503, code: 'UNAVAILABLE', retryAfterS: 86_400 },
      25 * MINUTE,
    ],
  ])('retries after %s', async (_what, failure, wait) => {
    const { refused, failures } = openPage(LIFE)
    failures.push(failure)
    await vi.advanceTimersByTimeAsync(25 * MINUTE + wait - 1)
    expect(refused).toEqual(['a'])
    await vi.advanceTimersByTimeAsync(1)
    expect(refused).toEqual(['a', 'a'])
  })

  test('stops after a rejection until a login', async () => {
    const { page, renewals, refused, failures } = openPage(LIFE)
    failures.push({ status: 401, code: 'AUTHENTICATION_REQUIRED' })
    await vi.advanceTimersByTimeAsync(25 * MINUTE)
    expect(vi.getTimerCount()).toBe(0)
    page.tokens = { accessToken: 'n', endsAt: Date.now() + LIFE }
    renewals.plan()
    await vi.advanceTimersByTimeAsync(25 * MINUTE)
    expect(refused).toEqual(['a', 'n'])
  })

  test('reschedules after a renewal by another tab', async () => {
    const { page, renewals, refused } = openPage(LIFE)
    await vi.advanceTimersByTimeAsync(24 * MINUTE)
    page.tokens = { accessToken: 'z', endsAt: Date.now() + LIFE }
    renewals.plan()
    await vi.advanceTimersByTimeAsync(24 * MINUTE)
    expect(refused).toEqual([])
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(refused).toEqual(['z'])
  })

  test('sets no timer without a login or after stop', () => {
    openPage(undefined)
    expect(vi.getTimerCount()).toBe(0)
    openPage(LIFE).renewals.stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})
