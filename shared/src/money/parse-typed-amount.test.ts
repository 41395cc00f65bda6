import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, MAX_CENTS } from './money.ts'
import {
  formatTypedAmount,
  isAboveMaxAmount,
  parseTypedAmount,
  parseTypedPrice,
} from './parse-typed-amount.ts'

describe('parseTypedAmount', () => {
  test.each([
    ['50', 50_00],
    ['50.00', 50_00],
    [' $12.5 ', 12_50],
    ['$ 12.50', 12_50],
    ['S$50', 50_00],
    ['50 SGD', 50_00],
    ['sgd 50', 50_00],
    ['0.01', 1],
    ['.5', 50],
    ['7.', 7_00],
    ['007', 7_00],
    ['1,250', 1250_00],
    ['1 250', 1250_00],
    ['1\u00A0250', 1250_00],
    ['1,250.40', 1250_40],
    ['1,00,000', 100_000_00],
    ['10,00,000', 1_000_000_00],
    ['５０', 50_00],
    ['１，２５０．５０', 1250_50],
    ['＄５０', 50_00],
    ['1000000', 1_000_000_00],
    ['१२३.५०', 123_50],
    ['௧,௨௫௦', 1250_00],
    ['$৫০', 50_00],
  ])('parses %j', (text, amount) => {
    expect(parseTypedAmount(text)).toBe(amount)
  })

  test.each([
    [''],
    [' '],
    ['$'],
    ['.'],
    ['0'],
    ['0.00'],
    ['-5'],
    ['−5'],
    ['+5'],
    ['1e9'],
    ['12,50'],
    ['12 50'],
    ['1.234'],
    ['1.5.'],
    ['0.001'],
    ['12.50.00'],
    ['1,2345'],
    ['1,25,0'],
    ['5$0'],
    ['$$50'],
    ['$-5'],
    ['ten'],
    ['௰'],
    ['🍼'],
    ['5²'],
    ['½'],
    ['５０円'],
    ['5 dollars'],
    ['₹50'],
    ['USD 50'],
    ['1000000.01'],
    ['9999999'],
    ['0x10'],
    ['NaN'],
    ['Infinity'],
    ['1\n2'],
  ])('rejects %j', text => {
    expect(parseTypedAmount(text)).toBeUndefined()
  })

  test('parses the formatted text of every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_CENTS }), amount => {
        expect(parseTypedAmount(formatTypedAmount(cents(amount)))).toBe(amount)
      }),
    )
  })

  test.each(['en-SG', 'en-IN'])('parses every amount formatted by %s', locale => {
    const written = new Intl.NumberFormat(locale, { style: 'currency', currency: 'SGD' })
    const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_CENTS }), amount => {
        expect(parseTypedAmount(number.format(amount / 100))).toBe(amount)
        if (locale === 'en-SG') expect(parseTypedAmount(written.format(amount / 100))).toBe(amount)
      }),
    )
  })

  test('returns a positive amount with the typed digits, or undefined', () => {
    const sign = fc.constantFrom(...'0123456789.,$ -e５，．SGD')
    const typed = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: sign }))
    fc.assert(
      fc.property(typed, text => {
        const amount = parseTypedAmount(text)
        if (amount === undefined) return
        expect(amount).toBeGreaterThan(0)
        expect(amount).toBeLessThanOrEqual(MAX_CENTS)
        const digits = text.normalize('NFKC').replace(/[^\d.]/g, '')
        expect(amount / 100).toBe(Number(digits))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('isAboveMaxAmount', () => {
  test.each([
    ['1000000', false],
    ['1000000.01', true],
    ['S$ 9,999,999', true],
    ['about 9999999', false],
    ['', false],
  ])('returns for %j: %s', (text, expected) => {
    expect(isAboveMaxAmount(text)).toBe(expected)
  })
})

describe('parseTypedPrice', () => {
  test.each([
    ['45.90', 4590],
    ['45.9', 4590],
    ['45', 4500],
    [' 45 ', 4500],
    ['$45', 4500],
    ['s$45', 4500],
    ['S$ 1,045.90', 104_590],
    ['1,000,000', 100_000_000],
    ['1000000', 100_000_000],
    ['0.29', 29],
    ['0', 0],
    ['1,00,000', 10_000_000],
    ['１，２５０．５０', 125_050],
    ['४५', 4500],
    ['45 SGD', 4500],
    ['.5', 50],
    ['7.', 700],
  ])('parses %j', (text, price) => {
    expect(parseTypedPrice(text)).toBe(price)
  })

  test.each([
    ...['', 'free', '-5', '1e3', '45.905', '1,00', '12,34.00', '1000000.01', '€5', '4 5'],
    ...['₹1,00,000', '12 or 13', 'NaN', '12345678'],
  ])('rejects %j', text => {
    expect(parseTypedPrice(text)).toBeUndefined()
  })
})
