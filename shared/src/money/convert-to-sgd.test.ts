import { expect, test } from 'vitest'
import { convertToSgd } from './convert-to-sgd.ts'

test.each([
  ['300.00', 'JPY', 0.0099, '2.97'],
  ['4980', 'JPY', 0.0087, '43.33'],
  ['1,234.50', 'MYR', 0.31, '382.70'],
  ['1,00,000', 'INR', 0.015, '1500.00'],
  ['125000000.00', 'IDR', 0.000083, '10375.00'],
  ['1', 'PHP', 0.005, '0.01'],
  [' .5 ', 'EUR', 1.5, '0.75'],
  ['12.500', 'KWD', 4.2, '52.50'],
  ['0.5', 'IDR', 0.001, ''],
  ['-4', 'MYR', 0.3, ''],
  ['', 'MYR', 0.3, ''],
  ['about 12', 'MYR', 0.3, ''],
  ['12,50', 'EUR', 1.5, ''],
  ['1.234,50', 'EUR', 1.5, ''],
  ['12.500', 'EUR', 1.5, ''],
  ['1,2345', 'EUR', 1.5, ''],
])('%j %s at %d is %j', (price, currency, rate, dollars) => {
  expect(convertToSgd(price, currency, rate)).toBe(dollars)
})
