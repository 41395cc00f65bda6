import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minorDigits } from './currencies.ts'
import { parsePrice } from './parse-price.ts'
import { toMajor } from './to-minor.ts'

describe('parsePrice', () => {
  test.each([
    ['$27.25', 'SG', 2725, 'SGD'],
    ['S$1,299.00', undefined, 129900, 'SGD'],
    ['US$ 5', 'SG', 500, 'USD'],
    ['1.234,50 €', undefined, 123450, 'EUR'],
    ['1 299,90 kr', 'SE', 129990, 'SEK'],
    ["CHF 1'234.50", undefined, 123450, 'CHF'],
    ['₹1,23,456.00', undefined, 12345600, 'INR'],
    ['Rs. 999', 'NP', 99900, 'NPR'],
    ['Rp79.900', undefined, 7990000, 'IDR'],
    ['RM 12.9', undefined, 1290, 'MYR'],
    ['¥1,980', 'JP', 1980, 'JPY'],
    ['₩15,000', undefined, 15000, 'KRW'],
    ['$24.990', 'CL', 24990, 'CLP'],
    ['99.000 ₫', undefined, 99000, 'VND'],
    ['423.923 KD', undefined, 423923, 'KWD'],
    ['$119. 95', undefined, 11995, 'USD'],
    ['35€ 99', undefined, 3599, 'EUR'],
    ['.75 €', undefined, 75, 'EUR'],
    ['From 26 to 50 €', undefined, 2600, 'EUR'],
    ['Was $120.00 Now $60.00', 'SG', 6000, 'SGD'],
    ['29.951234', undefined, 2995, null],
    ['٩٩ ر.س', undefined, 9900, 'SAR'],
  ])('reads %s of a shop in %s', (text, country, minor, currency) => {
    expect(parsePrice(text, { country })).toMatchObject({ minor, currency })
  })

  test.each(['', '40% OFF', 'Not available', '15.08.2017', 'orders $49+'])(
    'finds none in "%s"',
    text => {
      expect(parsePrice(text)).toBeUndefined()
    },
  )

  test('takes the hinted currency only where the text names none', () => {
    expect(parsePrice('12.50', { currency: 'SGD' })).toMatchObject({ minor: 1250, currency: 'SGD' })
    expect(parsePrice('£12.50', { currency: 'SGD' })).toMatchObject({ currency: 'GBP' })
  })

  test('calls free nothing', () => {
    expect(parsePrice('Free!', { currency: 'SGD' })).toMatchObject({ minor: 0 })
  })

  test('never throws, and gives whole minor units', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        const price = parsePrice(text)
        expect(price === undefined || Number.isSafeInteger(price.minor)).toBe(true)
      }),
    )
  })

  test.each([
    ['en-SG', 'SGD'],
    ['de-DE', 'EUR'],
    ['en-IN', 'INR'],
    ['ja-JP', 'JPY'],
    ['vi-VN', 'VND'],
    ['pl-PL', 'PLN'],
  ])('reads back what %s writes in %s', (locale, currency) => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), minor => {
        const text = format.format(minor / 10 ** minorDigits(currency))
        const country = locale.slice(3)
        expect(parsePrice(text, { country })).toMatchObject({ minor, currency })
      }),
    )
  })
})

interface Example {
  text: string | null
  amount: number | null
}

const corpus = resolve(
  process.env.CORPUS_DIR ?? resolve(import.meta.dirname, '../../../../shared/data'),
  'pages/price-strings.json',
)
const isThere = existsSync(corpus)
if (!isThere) process.stdout.write(`skipped: no price strings at ${corpus}\n`)

describe.skipIf(!isThere)('parsePrice on price tags of real shops', () => {
  test('reads at least 98 % of the amounts', () => {
    const { examples } = JSON.parse(readFileSync(corpus, 'utf8')) as { examples: Example[] }
    const right = examples.filter(isRight).length
    const percent = (100 * right) / examples.length
    process.stdout.write(
      `price strings: ${right} of ${examples.length} amounts right (${percent.toFixed(1)} %)\n`,
    )
    expect(percent).toBeGreaterThanOrEqual(98)
  })
})

function isRight({ text, amount }: Example): boolean {
  const price = parsePrice(text ?? '')
  if (!price || amount === null) return price === undefined && amount === null
  return Math.abs(toMajor(price.minor, price.currency) - amount) < 0.006
}
