import { describe, expect, test } from 'vitest'
import { dateInWords, firstName, singaporeTime } from './offering-words.ts'

const NOW = Date.parse('2026-11-22T00:00:00Z')

describe('singaporeTime', () => {
  test('formats the time in Singapore', () => {
    expect(singaporeTime('2026-11-18T08:20:00Z', NOW)).toBe('18 Nov, 4:20 pm SGT')
  })

  test('uses the day and the year in Singapore', () => {
    expect(singaporeTime('2025-12-31T16:30:00Z', NOW)).toBe('1 Jan, 12:30 am SGT')
    expect(singaporeTime('2025-12-31T15:30:00Z', NOW)).toBe('31 Dec 2025, 11:30 pm SGT')
  })
})

describe('dateInWords', () => {
  test.each([
    ['2026-11-28', '28 Nov 2026'],
    ['any Saturday', 'any Saturday'],
  ])('formats %s as %s', (date, read) => {
    expect(dateInWords(date)).toBe(read)
  })
})

test.each([
  ['Shanti Rajan', 'Shanti'],
  ['  Farah  Aziz', 'Farah'],
  ['明慧', '明慧'],
])('firstName of %j is %j', (offererName, called) => {
  expect(firstName({ offererName })).toBe(called)
})
