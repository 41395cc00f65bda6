import { describe, expect, test } from 'vitest'
import { monthInWords, mostOf, waitInWords } from './figures.ts'

describe('waitInWords', () => {
  test.each([
    [null, undefined],
    [0, 'an hour'],
    [1, 'an hour'],
    [1.2, '2 hours'],
    [23.5, '24 hours'],
    [24, 'a day'],
    [30, '2 days'],
  ])('%j hours give %j', (hours, read) => {
    expect(waitInWords(hours)).toBe(read)
  })
})

test('monthInWords names the month and the year', () => {
  expect(monthInWords('2026-11')).toBe('Nov 2026')
})

test('mostOf returns the five largest shares, largest first', () => {
  const shares = [1, 5, 3, 2, 6, 4].map(count => ({ name: `${count}`, count }))
  expect(mostOf(shares).map(({ count }) => count)).toEqual([6, 5, 4, 3, 2])
})
