import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '../money/money.ts'
import { suggestedAmounts } from './suggested-amounts.ts'

const dollars = (remaining: number) =>
  suggestedAmounts(cents(remaining)).map(amount => amount / 100)

describe('suggestedAmounts', () => {
  test.each([
    ['the top of the first step', 10_00, [2.5, 5, 8, 10]],
    ['a small odd amount', 7_00, [1.75, 3.5, 5.6, 7]],
    ['the top of the second step', 30_00, [9, 15, 24, 30]],
    ['an amount whose 30 % is below five', 12_00, [5, 6, 10, 12]],
    ['just above the first step', 10_01, [5, 8, 10.01]],
    ['just above the second step', 30_01, [15, 23, 30, 30.01]],
    ['a share that is on the ladder already', 40_00, [15, 20, 30, 40]],
    ['an amount equal to a lower rung', 60_00, [15, 30, 45, 60]],
    ['just above the third step', 100_01, [50, 75, 100, 100.01]],
    ['just above the fourth step', 300_01, [75, 150, 300, 300.01]],
    ['an amount whose three quarters are next to 100', 134_00, [50, 67, 100, 134]],
    ['an amount whose half is next to 50', 105_00, [50, 79, 100, 105]],
    ['an amount just above a rung', 61_00, [15, 30, 60, 61]],
    ['an amount just above the highest rung', 205_00, [50, 100, 200, 205]],
    ['two cents', 2, [0.01, 0.02]],
    ['four cents', 4, [0.01, 0.02, 0.03, 0.04]],
    ['an amount that the third ladder fits', 65_00, [15, 30, 60, 65]],
    ['the top of the third step', 100_00, [15, 30, 60, 100]],
    ['an amount that the fourth ladder fits', 240_00, [50, 100, 200, 240]],
    ['an amount equal to the top of its ladder', 200_00, [50, 100, 150, 200]],
    ['the top of the fourth step', 300_00, [50, 100, 200, 300]],
    ['a large amount', 999_50, [75, 150, 300, 999.5]],
    ['a single cent', 1, [0.01]],
    ['nothing', 0, []],
  ])('returns the amounts for %s', (_name, remaining, expected) => {
    expect(dollars(remaining)).toEqual(expected)
  })

  test('returns ascending positive amounts that end with the remaining amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), remaining => {
        const offered = suggestedAmounts(cents(remaining))
        expect(offered.at(-1)).toBe(remaining)
        expect(offered.length).toBeLessThanOrEqual(4)
        offered.forEach((amount, index) => {
          expect(Number.isSafeInteger(amount)).toBe(true)
          expect(amount).toBeGreaterThan(offered[index - 1] ?? 0)
          expect(amount).toBeLessThanOrEqual(remaining)
        })
      }),
    )
  })

  test('returns all amounts of the table below the remaining amount', () => {
    const table = [
      [30_01, 100_00, [15_00, 30_00, 60_00]],
      [100_01, 300_00, [50_00, 100_00, 200_00]],
      [300_01, 2_000_00, [75_00, 150_00, 300_00]],
    ] as const
    for (const [from, to, amounts] of table) {
      fc.assert(
        fc.property(fc.integer({ min: from, max: to }), remaining => {
          const below = amounts.filter(amount => amount < remaining)
          expect(suggestedAmounts(cents(remaining))).toEqual(expect.arrayContaining(below))
        }),
      )
    }
  })

  test('returns three smaller amounts from one dollar up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 100_000_000 }), remaining => {
        fc.pre(remaining <= 10_00 || remaining > 16_00)
        expect(suggestedAmounts(cents(remaining))).toHaveLength(4)
      }),
    )
  })
})
