import { describe, expect, test } from 'vitest'
import { pickFilterParams } from './pick-filter-params.ts'

describe('pickFilterParams', () => {
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
    expect(pickFilterParams(query)).toBe(kept)
  })
})
