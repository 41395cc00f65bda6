import { describe, expect, test } from 'vitest'
import { formatMonth, formatReviewTime, largestShares } from './format-offering-statistics.ts'

describe('formatReviewTime', () => {
  test.each([
    [null, undefined],
    [0, 'an hour'],
    [1, 'an hour'],
    [1.2, '2 hours'],
    [23.5, '24 hours'],
    [24, 'a day'],
    [30, '2 days'],
  ])('%j hours give %j', (hours, read) => {
    expect(formatReviewTime(hours)).toBe(read)
  })
})

test('formatMonth names the month and the year', () => {
  expect(formatMonth('2026-11')).toBe('Nov 2026')
})

test('largestShares returns the five largest shares, largest first', () => {
  const shares = [1, 5, 3, 2, 6, 4].map(count => ({ name: `${count}`, count }))
  expect(largestShares(shares).map(({ count }) => count)).toEqual([6, 5, 4, 3, 2])
})
