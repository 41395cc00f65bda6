import { cents } from '@registry/shared/money/money'
import { expect, test } from 'vitest'
import { describePriceChange } from './describe-price-change.ts'

const ITEM = { totalPrice: cents(59_900), amountContributed: cents(42_000) }

test.each([
  ['599', undefined],
  ['599.00', undefined],
  ['', undefined],
  ['five', undefined],
  ['650', 'Guests will see $420.00 of $650.00, $230.00 still needed.'],
  ['420', 'Guests will see it as fully gifted: $420.00 of $420.00.'],
  ['400', 'Guests will see it as fully gifted: $420.00 of $400.00.'],
])('a price of %j is described as %j', (typed, announcement) => {
  expect(describePriceChange(ITEM, typed)).toBe(announcement)
})
