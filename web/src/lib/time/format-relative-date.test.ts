import { describe, expect, test } from 'vitest'
import { formatRelativeDate, formatShortDate } from './format-relative-date.ts'

const now = Date.parse('2026-03-10T12:00:00Z')

describe('formatRelativeDate', () => {
  test.each([
    ['2026-03-10T12:00:30Z', 'just now'],
    ['2026-03-10T11:59:01Z', 'just now'],
    ['2026-03-10T11:59:00Z', '1 minute ago'],
    ['2026-03-10T11:48:00Z', '12 minutes ago'],
    ['2026-03-10T11:00:00Z', '1 hour ago'],
    ['2026-03-09T12:00:01Z', '23 hours ago'],
    ['2026-03-09T12:00:00Z', '1 day ago'],
    ['2026-03-05T12:00:00Z', '5 days ago'],
    ['2026-02-01T12:00:00Z', '1 Feb'],
    ['2025-11-03T12:00:00Z', '3 Nov 2025'],
    ['soon', 'just now'],
  ])('of %s is %s', (timestamp, expected) => {
    expect(formatRelativeDate(timestamp, now)).toBe(expected)
  })
})

describe('formatShortDate', () => {
  test('names the year only when it is another', () => {
    expect(formatShortDate('2026-01-04T12:00:00Z', now)).toBe('4 Jan')
    expect(formatShortDate('2025-12-04T12:00:00Z', now)).toBe('4 Dec 2025')
  })

  test('is the day in Singapore', () => {
    expect(formatShortDate('2026-01-04T16:00:00Z', now)).toBe('5 Jan')
    expect(formatShortDate('2025-12-31T16:00:00Z', now)).toBe('1 Jan')
  })
})
