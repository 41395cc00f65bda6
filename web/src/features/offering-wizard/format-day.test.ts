import { expect, test } from 'vitest'
import { formatDay, todayInputValue } from './format-day.ts'

test('a day is said as people write it', () => {
  expect(formatDay('2026-12-05')).toBe('Sat, 5 Dec')
})

test('todayInputValue is the day of this device', () => {
  expect(todayInputValue(new Date(2026, 0, 9, 23, 59))).toBe('2026-01-09')
})
