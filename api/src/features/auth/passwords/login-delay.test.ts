import { describe, expect, test } from 'vitest'
import { ACCOUNT_DELAY, delayMs, type Failures, NETWORK_DELAY, withFailure } from './login-delay.ts'

const MINUTE = 60_000
const start = new Date('2026-11-20T10:00:00Z')
const after = (minutes: number) => new Date(start.getTime() + minutes * MINUTE)

const failures = (count: number): Failures => ({ count, firstAt: start, lastAt: start })

describe('delayMs', () => {
  test.each([
    [9, 0, 0],
    [10, 0, 1],
    [10, 1, 0],
    [11, 0, 2],
    [12, 0, 4],
    [13, 0, 8],
    [14, 0, 15],
    [14, 14, 1],
    [2_000, 0, 15],
    [2_000, 15, 0],
  ])('after %i failures of an account and %i minutes returns %i minutes', (count, passed, wait) => {
    expect(delayMs(failures(count), after(passed), ACCOUNT_DELAY)).toBe(wait * MINUTE)
  })

  test.each([
    [0, 0, 0],
    [1, 0, 0],
    [4, 0, 0],
    [5, 0, 15],
    [5, 14, 1],
    [5, 15, 0],
    [6, 0, 30],
    [6, 30, 0],
    [7, 0, 60],
    [7, 59, 1],
    [8, 0, 60],
    [2_000, 0, 60],
    [2_000, 60, 0],
  ])('after %i failures of a network and %i minutes returns %i minutes', (count, passed, wait) => {
    expect(delayMs(failures(count), after(passed), NETWORK_DELAY)).toBe(wait * MINUTE)
  })
})

describe('withFailure', () => {
  test.each([
    ['the first', 0, 0, 1],
    ['one more of a few', 4, 14, 5],
    ['a few of which the first is 15 minutes old', 4, 15, 1],
    ['one more of many', 5, 60, 6],
    ['one more of many in the same day', 9, 24 * 60 - 1, 10],
    ['many of yesterday', 9, 24 * 60, 1],
  ])('counts %s', (_, count, passed, counted) => {
    const now = after(passed)
    expect(withFailure(failures(count), now, NETWORK_DELAY)).toEqual({
      count: counted,
      firstAt: counted === 1 ? now : start,
      lastAt: now,
    })
  })

  test.each([
    ['the first within a day', 9, 24 * 60 - 1, 10],
    ['a few of which the first is a day old', 9, 24 * 60, 1],
    ['many of yesterday', 30, 24 * 60, 1],
  ])('counts %s for an account', (_, count, passed, counted) => {
    expect(withFailure(failures(count), after(passed), ACCOUNT_DELAY).count).toBe(counted)
  })

  test.each([
    ['a network', NETWORK_DELAY, 24],
    ['all networks together', ACCOUNT_DELAY, 96],
  ])('allows %s without pauses about %3$i attempts a day', (_, policy, tries) => {
    let [known, now, count] = [failures(0), start, 0]
    while (now < after(10 * 24 * 60)) {
      known = withFailure(known, now, policy)
      count += 1
      now = new Date(now.getTime() + delayMs(known, now, policy))
    }
    expect(count).toBeLessThan(10 * tries + 16)
  })
})
