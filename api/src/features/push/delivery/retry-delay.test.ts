import { expect, test } from 'vitest'
import { retryDelayS } from './retry-delay.ts'

test('returns growing delays of at most six hours and gives up after the seventh attempt', () => {
  const delays = [1, 2, 3, 4, 5, 6, 7].map(attempt => retryDelayS(attempt, undefined))
  expect(delays).toEqual([30, 120, 480, 1_920, 7_680, 21_600, undefined])
})

test.each([
  [7_200, 7_200],
  [5, 5],
  [0, 1],
])('returns the delay that the service asks for: %i', (asked, delay) => {
  expect(retryDelayS(1, asked)).toBe(delay)
  expect(retryDelayS(7, asked)).toBeUndefined()
})
