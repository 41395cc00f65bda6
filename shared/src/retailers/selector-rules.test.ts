import { describe, expect, test } from 'vitest'
import { cheerioPage } from '../parsed-page/cheerio-page.ts'
import { price } from './selector-rules.ts'

const URL = 'https://shop.example.sg/products/oak-cot'

function read(html: string, attribute?: string, url = URL) {
  const page = cheerioPage(html, url)
  const input = { page, url: new globalThis.URL(url), ids: {}, pageState: undefined }
  return price('.price', attribute ? { attribute } : {})(input)
}

describe('price', () => {
  test('reads three decimals in an attribute as a plain number', () => {
    const [best] = read('<b class="price" data-amount="29.975">S$29.98</b>', 'data-amount')
    expect(best).toMatchObject({ minor: 2_998, weight: 1.5 })
  })

  test.each([
    ['<b class="price">$26.00 – $50.00</b>', true],
    ['<b class="price">$26.00</b> – <b>$50.00</b>', true],
    ['<b class="price">From $26.00</b>', true],
    ['<b class="price">$26.00</b> <i>-$5 off</i>', false],
    ['<b class="price">$26.00</b> <i>-$50 voucher</i>', false],
    ['<b class="price">$26.00</b> <i>-$5</i>', false],
    ['<b class="price">$26.00</b> <i>-50 %</i>', false],
    ['<b class="price">$26.00 -50%</b>', false],
  ])('states of %s whether it is the lower end of a range', (html, isLowest) => {
    expect(read(`<div>${html}</div>`)).toMatchObject([{ minor: 2_600, isLowest }])
  })

  test('reads three decimals in an attribute as thousands in a country without cents', () => {
    const html = '<b class="price" data-amount="149.000"></b>'
    const prices = read(html, 'data-amount', 'https://toko.co.id/products/oak-cot')
    expect(prices).toMatchObject([{ minor: 14_900_000 }])
  })
})
