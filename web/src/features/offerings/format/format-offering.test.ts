import { describe, expect, test } from 'vitest'
import { formatSingaporeTime, offererFirstName } from './format-offering.ts'
import { formatDate } from './singapore-day.ts'

const NOW = Date.parse('2026-11-22T00:00:00Z')

describe('formatSingaporeTime', () => {
  test('formats the time in Singapore', () => {
    expect(formatSingaporeTime('2026-11-18T08:20:00Z', NOW)).toBe('18 Nov, 4:20 pm SGT')
  })

  test('uses the day and the year in Singapore', () => {
    expect(formatSingaporeTime('2025-12-31T16:30:00Z', NOW)).toBe('1 Jan, 12:30 am SGT')
    expect(formatSingaporeTime('2025-12-31T15:30:00Z', NOW)).toBe('31 Dec 2025, 11:30 pm SGT')
  })
})

describe('formatDate', () => {
  test.each([
    ['2026-11-28', '28 Nov 2026'],
    ['any Saturday', 'any Saturday'],
  ])('formats %s as %s', (date, read) => {
    expect(formatDate(date)).toBe(read)
  })
})

test.each([
  ['Shanti Rajan', 'Shanti'],
  ['  Farah  Aziz', 'Farah'],
  ['明慧', '明慧'],
])('offererFirstName of %j is %j', (offererName, called) => {
  expect(offererFirstName({ offererName })).toBe(called)
})
