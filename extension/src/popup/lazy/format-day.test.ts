import { expect, test } from 'vitest'
import { formatDay } from './format-day.ts'

test.each([
  ['2026-06-30T12:00:00Z', '30 Jun'],
  ['2025-06-30T12:00:00Z', '30 Jun 2025'],
])('formats %s as %s in 2026', (time, expected) => {
  expect(formatDay(time, new Date('2026-11-25T12:00:00Z'))).toBe(expected)
})
