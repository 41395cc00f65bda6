import { describe, expect, test } from 'vitest'
import { cheerioPage } from '../../parsed-page/cheerio-page.ts'
import { extractProduct } from '../extract-product.ts'
import { CERTAIN } from '../product.ts'

function extract(priceBlock: string) {
  const html = `<span id="productTitle">Sleeping Bag</span>${priceBlock}<input id="add-to-cart-button">`
  return extractProduct(cheerioPage(html, 'https://www.amazon.sg/dp/B0C1234567'))
}

const amount = (text: string) =>
  `<span class="a-price"><span class="a-offscreen">${text}</span><span aria-hidden="true">${text}</span></span>`

describe('extractProduct on a page of Amazon', () => {
  test('is certain of the price to pay', () => {
    const block = `<div id="corePrice_feature_div">${amount('S$12.90')}</div>`
    expect(extract(block).confidence.price).toBeGreaterThanOrEqual(CERTAIN)
  })

  test('is uncertain of a price in data that may have a thousands separator', () => {
    const { price, confidence } = extract('<input id="attach-base-product-price" value="12.900">')
    expect(price).toEqual({ minor: 1_290, currency: 'SGD' })
    expect(confidence.price).toBeLessThan(CERTAIN)
  })

  test.each([
    [
      'the lower end of a range',
      `<div id="corePrice_feature_div"><span class="a-price-range">${amount('S$12.90')} – ${amount('S$25.90')}</span></div>`,
    ],
    [
      'the lower end of a range in one element',
      '<span id="priceblock_ourprice">S$12.90 - S$25.90</span>',
    ],
    ['a used copy', '<div id="usedBuySection"><span class="a-color-price">S$12.90</span></div>'],
    [
      'new and used copies of other sellers',
      '<div id="olp-upd-new-used"><a>New & used from <span class="a-color-price">S$12.90</span></a></div>',
    ],
    [
      'offers of other sellers',
      '<div id="olp_feature_div"><a>New & used (3) from <span class="a-color-price">S$12.90</span></a></div>',
    ],
  ])('is uncertain of the price of %s', (_name, block) => {
    const product = extract(block)
    expect(product.price).toEqual({ minor: 1_290, currency: 'SGD' })
    expect(product.confidence.price).toBeLessThan(CERTAIN)
  })
})
