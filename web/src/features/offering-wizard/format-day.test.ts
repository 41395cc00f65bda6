import { expect, test } from 'vitest'
import { dayInWords, today } from './format-day.ts'

test('a day is said as people write it', () => {
  expect(dayInWords('2026-12-05')).toBe('Sat, 5 Dec')
})

test('today is the day of this device', () => {
  expect(today(new Date(2026, 0, 9, 23, 59))).toBe('2026-01-09')
})
