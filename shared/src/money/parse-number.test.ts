import { describe, expect, test } from 'vitest'
import { parseNumber } from './parse-number.ts'

const CENTS = { digits: 2, withoutCents: false }
const THOUSANDTHS = { digits: 3, withoutCents: false }
const WHOLE = { digits: 2, withoutCents: true }

describe('parseNumber', () => {
  test.each([
    ['12', '12'],
    ["1'234.50", '1234.50'],
    ['1,299', '1299'],
    ['1.234.567', '1234567'],
    ['1.234,567.89', '1234567.89'],
    ['1.299.00', '1299.00'],
    ['12.500,750', '12500.750'],
    ['1234.567', '1234.567'],
    ['12.5', '12.5'],
    ['0.500', '0.500'],
    ['.500', '0.500'],
    ['1.50.', '1.50'],
    ['4.50...', '4.50'],
  ])('reads %s as %s where the currency has cents', (text, number) => {
    expect(parseNumber(text, CENTS)).toBe(number)
  })

  test.each([
    ['12.500', '12.500'],
    ['1.234.567,890', '1234567.890'],
  ])('reads %s as %s where the currency has thousandths', (text, number) => {
    expect(parseNumber(text, THOUSANDTHS)).toBe(number)
  })

  test('reads three decimals where the currency has more', () => {
    expect(parseNumber('1.234', { digits: 8, withoutCents: false })).toBe('1.234')
  })

  test.each([
    ['1234.567', '1234567'],
    ['1.234,567', '1234.567'],
    ['1.234,56', '1234.56'],
  ])('reads %s as %s where price tags show no cents', (text, number) => {
    expect(parseNumber(text, WHOLE)).toBe(number)
  })

  test.each(['1.5x', '1.x5'])('refuses %s', text => {
    expect(parseNumber(text, CENTS)).toBeUndefined()
  })
})
