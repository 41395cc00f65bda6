import { expect, test } from 'vitest'
import { adjustQuantity } from './adjust-quantity.ts'

test.each([
  ['1', 1, '2'],
  ['1', -1, '1'],
  ['20', 1, '20'],
  ['20', -1, '19'],
  ['', 1, '1'],
  ['x', -1, '1'],
  ['99', -1, '20'],
] as const)('adjusting %j by %i returns %s', (typed, by, next) => {
  expect(adjustQuantity(typed, by, 20)).toBe(next)
})
