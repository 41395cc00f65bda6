import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseRetryAfter } from './parse-retry-after.ts'

const NOW = 'Fri, 20 Nov 2026 10:00:00 GMT'
const IN_TWO_MINUTES = 'Fri, 20 Nov 2026 10:02:00 GMT'
const YESTERDAY = 'Thu, 19 Nov 2026 10:00:00 GMT'

describe('parseRetryAfter', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(NOW) })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test.each([
    ['7', 7],
    ['0', 0],
    [' 120 ', 120],
    [IN_TWO_MINUTES, 120],
    [YESTERDAY, 0],
    ['', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['soon', undefined],
    ['Infinity', undefined],
    ['2026-11-20', undefined],
  ])('parses %j as %j seconds', (text, seconds) => {
    expect(parseRetryAfter(new Headers({ 'retry-after': text }))).toBe(seconds)
  })

  test('returns undefined without the header', () => {
    expect(parseRetryAfter(new Headers())).toBeUndefined()
  })

  test("compares a date with the server's clock", () => {
    vi.setSystemTime(new Date(YESTERDAY))
    const headers = new Headers({ 'retry-after': IN_TWO_MINUTES, date: NOW })
    expect(parseRetryAfter(headers)).toBe(120)
  })
})
