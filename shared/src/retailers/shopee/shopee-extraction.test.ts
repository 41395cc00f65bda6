import { describe, expect, test } from 'vitest'
import { cheerioPage } from '../../parsed-page/cheerio-page.ts'
import { extractProduct } from '../extract-product.ts'
import { CERTAIN } from '../product.ts'

const URL = 'https://shopee.sg/Oak-Cot-i.11.22'
/** Prices are in 1/100,000 of a dollar. */
const STATE = {
  item: {
    itemid: 22,
    name: 'Oak Cot',
    currency: 'SGD',
    price: 18_900_000,
    price_min: 18_900_000,
    price_max: 18_900_000,
    price_before_discount: 29_900_000,
    images: ['cot'],
    models: [{ model_id: 1, price: 18_900_000, price_info: { final_price: '17900000' } }],
  },
}

/** Extracts a product whose state has the price 189.00, 299.00 without its discount and 179.00 after a voucher. */
function extract(priceBlock: string, head = '', pageState: unknown = STATE) {
  const html = `${head}<h1>Oak Cot</h1><section>${priceBlock}</section><button>Buy Now</button>`
  return extractProduct(cheerioPage(html, URL), { pageState })
}

const amount = (text: string) => `<div class="a1b2">${text}</div>`

describe('extractProduct on a page of Shopee', () => {
  test('returns a displayed price that contradicts the state as the other price', () => {
    const product = extract(amount('$169.00'))
    expect(product).toMatchObject({
      status: 'partial',
      price: { minor: 18_900, currency: 'SGD' },
      otherPrice: { minor: 16_900, currency: 'SGD' },
    })
    expect(product.confidence.price).toBeLessThan(CERTAIN)
  })

  test('returns a displayed price that contradicts JSON-LD as the other price', () => {
    const offers = { price: '189.00', priceCurrency: 'SGD' }
    const product = { '@type': 'Product', name: 'Oak Cot', url: URL, offers }
    const head = `<script type="application/ld+json">${JSON.stringify(product)}</script>`
    expect(extract(amount('$169.00'), head, {})).toMatchObject({
      price: { minor: 18_900 },
      otherPrice: { minor: 16_900 },
    })
  })

  test.each([
    ['the same price', amount('$189.00')],
    ['a range', amount('$169.00 - $209.00')],
    ['the price without the discount', amount('$299.00')],
    ['a struck-out price', `<del>${amount('$329.00')}</del>`],
    ['the price after a voucher of the state', amount('$179.00')],
    ['a price that is called one after a voucher', `${amount('$169.00')}<span>With voucher</span>`],
    ['another currency', amount('US$169.00')],
    ['a price of another product', `</section><section class="recommend">${amount('$19.00')}`],
  ])('is certain of the price when the page displays %s', (_name, block) => {
    const product = extract(block)
    expect(product).toMatchObject({ status: 'ok', price: { minor: 18_900 } })
    expect(product.otherPrice).toBeUndefined()
  })

  test.each([
    ['the item of the URL', URL, '04006381333931'],
    ['the previous item', 'https://shopee.sg/Bed-i.11.21', undefined],
  ])('returns the GTIN of a head that belongs to %s', (_name, url, gtin) => {
    const product = { '@type': 'Product', name: 'Oak Cot', url, gtin13: '4006381333931' }
    const head = `<script type="application/ld+json">${JSON.stringify(product)}</script>`
    expect(extract(amount('$189.00'), head).gtin).toBe(gtin)
  })

  const voucher = `${amount('$169.00')}<span>With voucher</span>`

  test('is uncertain of a price after a voucher on a page without data', () => {
    const { price, confidence } = extract(voucher, '', {})
    expect(price).toEqual({ minor: 16_900, currency: 'SGD' })
    expect(confidence.price).toBeLessThan(CERTAIN)
  })

  test('does not take a price after a voucher for that of a variant in the range of JSON-LD', () => {
    const offers = { lowPrice: '149.00', highPrice: '189.00', priceCurrency: 'SGD' }
    const product = { '@type': 'Product', name: 'Oak Cot', url: URL, offers }
    const head = `<script type="application/ld+json">${JSON.stringify(product)}</script>`
    const { price, confidence } = extract(voucher, head, {})
    expect(price).toEqual({ minor: 14_900, currency: 'SGD' })
    expect(confidence.price).toBeLessThan(CERTAIN)
  })
})
