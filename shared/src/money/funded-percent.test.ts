import { describe, expect, test } from 'vitest'
import { fundedPercent } from './funded-percent.ts'
import { cents } from './money.ts'

describe('fundedPercent', () => {
  test.each([
    [0, 100_00, 0],
    [180_00, 420_00, 43],
    [235_00, 300_00, 78],
    [99_50, 100_00, 100],
    [120_00, 100_00, 120],
    [0, 0, 100],
  ])('returns for %i of %i cents: %i', (given, price, percent) => {
    expect(fundedPercent(cents(given), cents(price))).toBe(percent)
  })
})
