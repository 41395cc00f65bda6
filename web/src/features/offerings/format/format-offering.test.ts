import { describe, expect, test } from 'vitest'
import { offererFirstName } from './format-offering.ts'
import { formatDate } from './singapore-day.ts'

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
