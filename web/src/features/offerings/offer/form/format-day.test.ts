import { expect, test } from 'vitest'
import { formatDay, todayInputValue } from './format-day.ts'

test('formatDay formats a date with weekday, day and month', () => {
  expect(formatDay('2026-12-05')).toBe('Sat, 5 Dec')
})

test('todayInputValue returns the local date of the device', () => {
  expect(todayInputValue(new Date(2026, 0, 9, 23, 59))).toBe('2026-01-09')
})
