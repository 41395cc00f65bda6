import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addCents,
  cents,
  centsFromDollars,
  dollarsFromCents,
  MAX_CENTS,
  remainingCents,
} from './money.ts'

describe('money', () => {
  test.each([
    [0, 0],
    [-0, 0],
    [0.01, 1],
    [0.29, 29],
    [1.1, 110],
    [19.99, 1_999],
    [1_000_000, 100_000_000],
  ])('converts %d dollars to cents', (dollars, amount) => {
    expect(centsFromDollars(dollars)).toBe(amount)
  })

  test.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -0.01,
    0.005,
    1.1 + 2.2,
    1.005,
    1e-7,
    1_000_000.01,
    2 ** 53,
  ])('rejects %d dollars', dollars => {
    expect(centsFromDollars(dollars)).toBeUndefined()
  })

  test('is unchanged by encoding and decoding', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_CENTS }), amount => {
        const sent: number = JSON.parse(JSON.stringify(dollarsFromCents(cents(amount))))
        expect(centsFromDollars(sent)).toBe(amount)
      }),
    )
  })

  test('adds exactly and never goes below zero', () => {
    expect(addCents(cents(10), cents(20))).toBe(30)
    expect(remainingCents(cents(100), cents(130))).toBe(0)
  })

  test.each([0.5, Number.NaN, 2 ** 53])('does not brand %d as cents', value => {
    expect(() => cents(value)).toThrow(new RangeError(`not a whole number of cents: ${value}`))
  })
})
