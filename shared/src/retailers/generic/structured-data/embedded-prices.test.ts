import { describe, expect, test } from 'vitest'
import { cheerioPage } from '../../../parsed-page/cheerio-page.ts'
import { embeddedPrices } from './embedded-prices.ts'

const URL = 'https://shop.example/products/oak-cot'
const read = (script: string, url = URL) =>
  embeddedPrices(cheerioPage(`<script>${script}</script>`, url))

describe('embeddedPrices', () => {
  // An unlimited distance takes quadratic time on a page that repeats the start.
  test.each([
    [200, [{ minor: 2_900 }]],
    [5_000, []],
  ])('searches the price of a Shopify product %i characters after its start', (gap, prices) => {
    const script = `var meta = {"product":{"vendor":"${'a'.repeat(gap)}","variants":[{"id":1,"price":2900}]}}`
    expect(read(script)).toMatchObject(prices)
  })

  test.each([
    ['JPY', 500],
    ['SGD', 50_000],
    ['KWD', 500_000],
  ])('reads hundredths of %s in the scripts of Shopify', (currency, minor) => {
    const script = `Shopify.currency = {"active":"${currency}"};
      var meta = {"product":{"id":1,"variants":[{"id":40001,"price":50000}]}}`
    const price = { minor, currency }
    expect(read(script, `${URL}?variant=40001`)).toMatchObject([price, price])
  })
})
