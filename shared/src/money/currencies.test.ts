import { describe, expect, test } from 'vitest'
import { isWithoutCents, minorDigits, toCurrencyCode } from './currencies.ts'

describe('minorDigits', () => {
  test.each([
    ['SGD', 2],
    ['INR', 2],
    ['JPY', 0],
    ['VND', 0],
    ['KWD', 3],
    ['BTC', 8],
    ['XXX', 2],
    [null, 2],
    [undefined, 2],
  ])('returns for %s: %i', (currency, digits) => {
    expect(minorDigits(currency)).toBe(digits)
  })
})

describe('isWithoutCents', () => {
  test.each([
    ['JPY', true],
    ['IDR', true],
    ['TWD', true],
    ['SGD', false],
    ['KWD', false],
    [null, false],
    [undefined, false],
  ])('returns for %s: %s', (currency, expected) => {
    expect(isWithoutCents(currency)).toBe(expected)
  })
})

describe('toCurrencyCode', () => {
  test.each([
    ['SGD', 'SGD'],
    [' inr\n', 'INR'],
    ['BTC', 'BTC'],
    ['SPL', undefined],
    ['S$', undefined],
    ['SGDX', undefined],
    ['', undefined],
    [702, undefined],
    [null, undefined],
    [undefined, undefined],
  ])('parses %j as %s', (text, code) => {
    expect(toCurrencyCode(text)).toBe(code)
  })
})
