import { describe, expect, test } from 'vitest'
import { MAX_MINOR, minorFromHundredths, toMajor, toMinor } from './to-minor.ts'

describe('toMinor', () => {
  test.each([
    ['1234.5', 'SGD', 123450],
    [' 19.90 ', 'SGD', 1990],
    ['5.', 'SGD', 500],
    ['0', 'SGD', 0],
    ['1.004', 'SGD', 100],
    ['1.005', 'SGD', 101],
    ['1.0049999', 'SGD', 100],
    ['1980', 'JPY', 1980],
    ['1980.5', 'JPY', 1981],
    ['12.5', 'KWD', 12500],
    ['12.50', null, 1250],
    [19.9, 'SGD', 1990],
    [1.005, 'SGD', 101],
    [1.2349999999, 'SGD', 123],
    [1e-7, 'SGD', 0],
  ])('reads %j %s as %i minor units', (amount, currency, minor) => {
    expect(toMinor(amount, currency)).toBe(minor)
  })

  test.each([
    '',
    '-5',
    '5 SGD',
    '1,000',
    '.5',
    '1.2.3',
    -5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e21,
  ])('refuses %j', amount => {
    expect(toMinor(amount, 'SGD')).toBeUndefined()
  })

  test('refuses amounts above 1,000,000,000,000 minor units', () => {
    expect(toMinor('10000000000.00', 'SGD')).toBe(MAX_MINOR)
    expect(toMinor('10000000000.01', 'SGD')).toBeUndefined()
    expect(toMinor('1000000000001', 'JPY')).toBeUndefined()
  })
})

describe('toMajor', () => {
  test.each([
    [1990, 'SGD', 19.9],
    [1980, 'JPY', 1980],
    [12500, 'KWD', 12.5],
    [1250, null, 12.5],
  ])('gives %i minor units of %s as %d', (minor, currency, major) => {
    expect(toMajor(minor, currency)).toBe(major)
  })
})

describe('minorFromHundredths', () => {
  test.each([
    [1990, 'SGD', 1990],
    [50_000, 'JPY', 500],
    [1250, 'KWD', 12_500],
    [-1, 'SGD', undefined],
  ])('converts %i hundredths of %s to %s', (hundredths, currency, minor) => {
    expect(minorFromHundredths(hundredths, currency)).toBe(minor)
  })
})
