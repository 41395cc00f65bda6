import { afterEach, describe, expect, test, vi } from 'vitest'
import { formatTime, formatTimeWithZone } from './format-time.ts'

const AT = '2026-11-22T01:12:00Z'

afterEach(() => vi.restoreAllMocks())

/** Sets the device's offset from UTC in minutes, as `getTimezoneOffset` returns it. */
const setOffset = (minutes: number) =>
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes)

test('formatTime is in Singapore time', () => {
  expect(formatTime(AT)).toBe('9:12 am')
})

describe('formatTimeWithZone', () => {
  test.each([-330, 0, 300])('names Singapore time for a device at offset %d', minutes => {
    setOffset(minutes)
    expect(formatTimeWithZone(AT)).toBe('9:12 am SGT')
  })

  test('names no zone for a device in Singapore time', () => {
    setOffset(-480)
    expect(formatTimeWithZone(AT)).toBe('9:12 am')
  })
})
