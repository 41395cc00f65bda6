import { describe, expect, test } from 'vitest'
import { askedFilter } from './pick-filter-params.ts'

describe('askedFilter', () => {
  test.each([
    ['nothing', '', ''],
    [
      'both filters',
      'status=gifted&category=Cribs+%26+Bassinets',
      'category=Cribs+%26+Bassinets&status=gifted',
    ],
    ['nothing that opens a sheet', 'details=1&category=Other', 'category=Other'],
    ['no endless value', `category=${'a'.repeat(81)}`, ''],
  ])('keeps %s', (_what, query, kept) => {
    expect(askedFilter(query)).toBe(kept)
  })
})
