import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addCents,
  cents,
  centsFromDollars,
  dollarsFromCents,
  MAX_CENTS,
  remainingCents,
  roundToCents,
  roundToDollars,
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

  test.each([
    [19.99, 1_999],
    [0.004, 0],
    [0.005, 1],
    [2_000_000.1, 200_000_010],
  ])('rounds %d dollars to %i cents', (dollars, amount) => {
    expect(roundToCents(dollars)).toBe(amount)
  })

  test('throws when it rounds a number that is no amount', () => {
    expect(() => roundToCents(Number.NaN)).toThrow(RangeError)
    expect(() => roundToCents(Number.POSITIVE_INFINITY)).toThrow(RangeError)
  })

  test.each([
    [1_249.9, 12_00],
    [1_250, 13_00],
    [49, 0],
    [5_00, 5_00],
  ])('rounds %d cents to whole dollars', (amount, rounded) => {
    expect(roundToDollars(amount)).toBe(rounded)
  })

  test.each([0.5, Number.NaN, 2 ** 53])('does not brand %d as cents', value => {
    expect(() => cents(value)).toThrow(new RangeError(`not a whole number of cents: ${value}`))
  })
})
