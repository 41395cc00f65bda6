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
