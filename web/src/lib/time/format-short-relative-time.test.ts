import { describe, expect, test } from 'vitest'
import { formatShortRelativeTime } from './format-short-relative-time.ts'

const now = Date.parse('2026-03-10T12:00:00Z')

describe('formatShortRelativeTime', () => {
  test.each([
    ['2026-03-10T12:00:30Z', 'Just now'],
    ['2026-03-10T11:59:01Z', 'Just now'],
    ['2026-03-10T11:59:00Z', '1m ago'],
    ['2026-03-10T11:00:01Z', '59m ago'],
    ['2026-03-10T11:00:00Z', '1h ago'],
    ['2026-03-09T12:00:01Z', '23h ago'],
    ['2026-03-09T12:00:00Z', '1d ago'],
    ['2025-03-10T12:00:00Z', '365d ago'],
    ['soon', 'Just now'],
  ])('of %s is %s', (timestamp, words) => {
    expect(formatShortRelativeTime(timestamp, now)).toBe(words)
  })
})
