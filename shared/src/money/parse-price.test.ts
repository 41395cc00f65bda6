import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencyOfText } from '../../test/currency-of-text.ts'
import { isWithoutCents, minorDigits } from './currencies.ts'
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
    ['AU $59.95', undefined, 5995, 'AUD'],
    ['$27.25 SGD', undefined, 2725, 'SGD'],
    ['da 12 €', 'IT', 1200, 'EUR'],
    ['1,29,999.00 INR', undefined, 12999900, 'INR'],
    ['Rs 1,29,999', 'IN', 12999900, 'INR'],
    ['M.R.P.: ₹1,999', undefined, 199900, 'INR'],
    ['$79.90', 'SG', 7990, 'SGD'],
    ['Rp 1.299.000,00', undefined, 129900000, 'IDR'],
    ['¥1,980(税込)', 'JP', 1980, 'JPY'],
    ['15,000원', undefined, 15000, 'KRW'],
    ['฿12,900.-', undefined, 1290000, 'THB'],
    ['3.990.000₫', undefined, 3990000, 'VND'],
    ['35€99', undefined, 3599, 'EUR'],
    ['26-50 €', undefined, 2600, 'EUR'],
    ['From 26  to  50 €', undefined, 2600, 'EUR'],
    ['2-piece set 30 €', undefined, 3000, 'EUR'],
    ['Pack of 3 up to 30 €', undefined, 3000, 'EUR'],
    ['2 x 30 €', undefined, 3000, 'EUR'],
    ['$49 save 10%', undefined, 4900, 'USD'],
    ['$49 + shipping', undefined, 4900, 'USD'],
    ['￥１９８０', 'JP', 1980, 'JPY'],
    ['\u200f1,250\u200f ر.س', undefined, 125000, 'SAR'],
    ['Rs 500 LKR', undefined, 50000, 'LKR'],
    ['Rs.999', 'IN', 99900, 'INR'],
    ['Rs.1,299', 'IN', 129900, 'INR'],
    ['Rs.1,299.00', 'LK', 129900, 'LKR'],
    ['Rp.79.900', undefined, 7990000, 'IDR'],
    ['Fr.5.50', undefined, 550, 'CHF'],
    ['S/.1,299.00', undefined, 129900, 'PEN'],
    ['$.75', undefined, 75, 'USD'],
    ['$..75', undefined, 75, 'USD'],
    ['$.750.30', undefined, 75030, 'USD'],
    ['$1.299.00', undefined, 129900, 'USD'],
    ['5.250 دينار أردني', undefined, 5250, 'JOD'],
    ['Dh 50', 'AE', 5000, 'AED'],
    ['50 DH', 'MA', 5000, 'MAD'],
    ['₿0.00125', undefined, 125_000, 'BTC'],
    ['0.005 BTC', 'SG', 500_000, 'BTC'],
  ])('reads %s of a shop in %s', (text, country, minor, currency) => {
    expect(parsePrice(text, { country })).toMatchObject({ minor, currency })
  })

  test.each([
    '',
    'мин. заказ: 1',
    'Min. order: 12',
    '40% OFF',
    'Not available',
    '15.08.2017',
    'orders $49+',
    '10 % off',
    'iPhone15',
    '$99,999,999,999',
  ])('returns undefined for "%s"', text => {
    expect(parsePrice(text)).toBeUndefined()
  })

  test('uses the hinted currency only if the text has none', () => {
    expect(parsePrice('12.50', { currency: 'SGD' })).toMatchObject({ minor: 1250, currency: 'SGD' })
    expect(parsePrice('£12.50', { currency: 'SGD' })).toMatchObject({ currency: 'GBP' })
  })

  test('keeps the hinted currency beside letters that name no currency', () => {
    expect(parsePrice('1 ₿', { currency: 'USD' })).toMatchObject({ currency: 'BTC' })
    for (const text of ['1 SPL', '1 btc', '1 د.', 'BTCX 1']) {
      expect(parsePrice(text, { currency: 'USD' })).toMatchObject({
        currency: 'USD',
        written: null,
      })
    }
  })

  test("parses 'free' as zero", () => {
    const free = { minor: 0, written: null }
    expect(parsePrice('Free!', { currency: 'SGD' })).toEqual({ ...free, currency: 'SGD' })
    expect(parsePrice('gratis')).toEqual({ ...free, currency: null })
  })

  test('reads the first 500 characters only', () => {
    expect(parsePrice(`${'x '.repeat(249)}$5`)).toMatchObject({ minor: 500 })
    expect(parsePrice(`${'x '.repeat(250)}$5`)).toBeUndefined()
  })

  test.each([
    ['S$12.50', 'S$'],
    ['12.50 Kr', 'Kr'],
    ['12.50', null],
    ['5–8 €', '€'],
  ])('returns the written currency of %s: %s', (text, written) => {
    expect(parsePrice(text)?.written).toBe(written)
  })

  test('never throws and returns whole minor units', () => {
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
    ['fr-FR', 'EUR'],
    ['en-IN', 'INR'],
    ['ja-JP', 'JPY'],
    ['ko-KR', 'KRW'],
    ['vi-VN', 'VND'],
    ['id-ID', 'IDR'],
    ['ms-MY', 'MYR'],
    ['th-TH', 'THB'],
    ['fil-PH', 'PHP'],
    ['zh-TW', 'TWD'],
    ['en-HK', 'HKD'],
    ['pl-PL', 'PLN'],
    ['de-CH', 'CHF'],
    ['sv-SE', 'SEK'],
    ['en-GB', 'GBP'],
    ['pt-BR', 'BRL'],
  ])('parses Intl formats of %s in %s, with symbol and code', (locale, currency) => {
    const country = locale.slice(-2)
    for (const currencyDisplay of ['symbol', 'narrowSymbol', 'code'] as const) {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      const minorOf = (shown: string) => isWithoutCents(currency) && !/[.,]\d\d(?!\d)/.test(shown)
      fc.assert(
        fc.property(fc.integer({ min: 100, max: 99_999_999 }), minor => {
          const text = format.format(minor / 10 ** minorDigits(currency))
          const rounded = minorOf(text)
            ? Math.round(minor / 10 ** minorDigits(currency))
            : undefined
          const expected = rounded === undefined ? minor : rounded * 10 ** minorDigits(currency)
          expect(parsePrice(text, { country })).toMatchObject({ minor: expected, currency })
        }),
        { numRuns: 50 },
      )
    }
  })

  test('takes linear time', () => {
    // Compares results instead of times: only the first 500 characters are read.
    const long = `${'1'.repeat(200)}${'. 1'.repeat(100_000)}`
    expect(parsePrice(long)).toEqual(parsePrice(long.slice(0, 500)))
  })
})

describe('currencyOfText', () => {
  test.each([
    ['Price from £', undefined, 'GBP'],
    ['12 kr', 'DK', 'DKK'],
    ['DKK/stk', undefined, 'DKK'],
    ['S/', undefined, 'PEN'],
    ['Sale price', 'SG', undefined],
    ['12.50', 'SG', undefined],
  ])('reads %s of a shop in %s as %s', (text, country, currency) => {
    expect(currencyOfText(text, { country })).toBe(currency)
  })
})

interface Example {
  text: string | null
  amount: number | null
  currency: string | null
  currencyHint: string | null
}

const corpus = resolve(
  process.env.CORPUS_DIR ?? resolve(import.meta.dirname, '../../../../shared/data'),
  'pages/price-strings.json',
)
const isThere = existsSync(corpus)
if (!isThere) process.stdout.write(`skipped: no price strings at ${corpus}\n`)

describe.skipIf(!isThere)('parsePrice on price tags of real shops', () => {
  const read = () => (JSON.parse(readFileSync(corpus, 'utf8')) as { examples: Example[] }).examples

  test('parses at least 99 % of the amounts', () => {
    // Excludes labels with an amount for a text without digits.
    const examples = read().filter(({ text, amount }) => amount === null || /\d/.test(text ?? ''))
    const right = examples.filter(isRight).length
    const percent = (100 * right) / examples.length
    process.stdout.write(
      `price strings: ${right} of ${examples.length} amounts right (${percent.toFixed(1)} %)\n`,
    )
    expect(examples.length).toBeGreaterThan(500)
    expect(percent).toBeGreaterThanOrEqual(99)
  })

  test('returns the code of at least 99 % of the currencies', () => {
    const examples = read().filter(
      ({ currency, text }) => currency !== null && /\d/.test(text ?? ''),
    )
    const right = examples.filter(hasItsCurrency).length
    const percent = (100 * right) / examples.length
    process.stdout.write(
      `price strings: ${right} of ${examples.length} currencies right (${percent.toFixed(1)} %)\n`,
    )
    expect(percent).toBeGreaterThanOrEqual(99)
  })
})

function isRight({ text, currencyHint, amount }: Example): boolean {
  const price = parsePrice(text ?? '', { currency: currencyOfText(currencyHint ?? '') })
  if (!price || amount === null) return price === undefined && amount === null
  return Math.abs(toMajor(price.minor, price.currency) - amount) < 0.006
}

/** True if the currency token alone gives the same currency as the whole price. */
function hasItsCurrency({ text, currencyHint, currency }: Example): boolean {
  const price = parsePrice(text ?? '', { currency: currencyOfText(currencyHint ?? '') })
  return price?.currency != null && price.currency === currencyOfText(currency ?? '')
}
