import { describe, expect, test } from 'vitest'
import { delayMs, type Failures, withFailure } from './login-delay.ts'

const MINUTE = 60_000
const start = new Date('2026-11-20T10:00:00Z')
const after = (minutes: number) => new Date(start.getTime() + minutes * MINUTE)
const FREE = 5

const failures = (count: number): Failures => ({ count, firstAt: start, lastAt: start })

describe('delayMs', () => {
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
  ])('after %i failures and %i minutes another try waits %i minutes', (count, passed, wait) => {
    expect(delayMs(failures(count), after(passed), FREE)).toBe(wait * MINUTE)
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
    expect(withFailure(failures(count), now, FREE)).toEqual({
      count: counted,
      firstAt: counted === 1 ? now : start,
      lastAt: now,
    })
  })

  test('gives somebody who never stops 24 tries a day', () => {
    let [known, now, tries] = [failures(0), start, 0]
    while (now < after(10 * 24 * 60)) {
      known = withFailure(known, now, FREE)
      tries += 1
      now = new Date(now.getTime() + delayMs(known, now, FREE))
    }
    expect(tries).toBeLessThan(10 * 24 + 10)
  })
})
