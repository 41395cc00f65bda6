import { expect, test } from 'vitest'
import { convertToSgd } from './convert-to-sgd.ts'

test.each([
  ['300.00', 0.0099, '2.97'],
  ['4980', 0.0087, '43.33'],
  ['1,234.50', 0.31, '382.70'],
  ['125000000.00', 0.000083, '10375.00'],
  ['1', 0.005, '0.01'],
  ['0.5', 0.001, ''],
  ['-4', 0.3, ''],
  ['', 0.3, ''],
  ['about 12', 0.3, ''],
])('%s at %d is %j', (price, rate, dollars) => {
  expect(convertToSgd(price, rate)).toBe(dollars)
})
