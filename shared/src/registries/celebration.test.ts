import { describe, expect, test } from 'vitest'
import { daysBetween, formatCelebration, singaporeDate } from './celebration.ts'
import { isCelebration } from './is-celebration.ts'

describe('a celebration', () => {
  test.each(['2026-12-24', '2028-02-29', '2026-01', '2026-12'])('accepts %s', text => {
    expect(isCelebration(text)).toBe(true)
  })

  test.each([
    '2026-02-30',
    '2027-02-29',
    '2026-13',
    '2026-00',
    '26-12-24',
    '',
    'December',
    '0202-12-24',
  ])('rejects %j', text => {
    expect(isCelebration(text)).toBe(false)
  })
})

describe('the date in Singapore', () => {
  test.each([
    ['2026-12-23T15:59:59.999Z', '2026-12-23'],
    ['2026-12-23T16:00:00.000Z', '2026-12-24'],
  ])('of %s is %s', (time, date) => {
    expect(singaporeDate(Date.parse(time))).toBe(date)
  })
})

test('counts the days between two dates', () => {
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1)
  expect(daysBetween('2026-12-24', '2026-12-24')).toBe(0)
  expect(daysBetween('2026-12-24', '2026-12-01')).toBe(-23)
})

test('formats a date and a month', () => {
  expect(formatCelebration('2026-12-04')).toBe('4 December 2026')
  expect(formatCelebration('2026-12')).toBe('December 2026')
})

test('names the months as Intl does', () => {
  const months = Array.from(
    { length: 12 },
    (_, index) => `2026-${String(index + 1).padStart(2, '0')}`,
  )
  const long = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  expect(months.map(formatCelebration)).toEqual(months.map(month => long.format(new Date(month))))
})
