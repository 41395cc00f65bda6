import { describe, expect, test } from 'vitest'
import { cheerioPage } from '../../../parsed-page/cheerio-page.ts'
import { visiblePricesOf } from '../visible-prices/visible-prices.ts'
import { metaPrices } from './meta-prices.ts'

const open = (html: string) => cheerioPage(html, 'https://shop.example/products/oak-cot')
const withAmounts = (now: string, before: string) =>
  open(`<meta property="og:price:amount" content="${now}">
    <meta property="og:price:standard_amount" content="${before}">
    <meta property="og:price:currency" content="SGD">`)

describe('metaPrices', () => {
  test('reads a higher former amount as the original price', () => {
    expect(metaPrices(withAmounts('24.90', '29.90')).map(({ role }) => role)).toEqual([
      'current',
      'original',
    ])
  })

  test('reads three decimals as a plain number, and less likely as thousands', () => {
    const prices = metaPrices(withAmounts('29.975', '39.00')).filter(
      ({ role }) => role === 'current',
    )
    expect(prices).toMatchObject([
      { minor: 2_998, currency: 'SGD', weight: 0.7 },
      { minor: 2_997_500, currency: 'SGD' },
    ])
    expect(prices[1]?.weight).toBeCloseTo(0.3)
  })

  test('ignores a former amount equal to the price', () => {
    expect(metaPrices(withAmounts('24.90', '24.90')).map(({ role }) => role)).toEqual(['current'])
  })
})

describe('visiblePricesOf', () => {
  test.each([
    ['Downrod height 1 ft', []],
    ['4 900 Ft', [{ minor: 490_000, currency: 'HUF' }]],
  ])('reads %s', (text, prices) => {
    expect(visiblePricesOf(open(`<p>${text}</p>`))).toMatchObject(prices)
  })
})
