import { describe, expect, test } from 'vitest'
import { cheerioPage } from '../../../parsed-page/cheerio-page.ts'
import { embeddedPrices } from './embedded-prices.ts'

const read = (script: string) =>
  embeddedPrices(cheerioPage(`<script>${script}</script>`, 'https://shop.example/products/oak-cot'))

describe('embeddedPrices', () => {
  // An unlimited distance takes quadratic time on a page that repeats the start.
  test.each([
    [200, [{ minor: 2_900 }]],
    [5_000, []],
  ])('searches the price of a Shopify product %i characters after its start', (gap, prices) => {
    const script = `var meta = {"product":{"vendor":"${'a'.repeat(gap)}","variants":[{"id":1,"price":2900}]}}`
    expect(read(script)).toMatchObject(prices)
  })
})
