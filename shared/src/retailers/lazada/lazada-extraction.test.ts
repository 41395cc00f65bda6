import { describe, expect, test } from 'vitest'
import { cheerioPage } from '../../parsed-page/cheerio-page.ts'
import { extractProduct } from '../extract-product.ts'
import { CERTAIN } from '../product.ts'

const URL = 'https://www.lazada.sg/products/cot-i301-s1501.html'
const STATE = {
  fields: {
    product: { title: 'Oak Cot' },
    primaryKey: { itemId: '301', skuId: '1501' },
    skuInfos: {
      1501: {
        price: { salePrice: { value: 189 }, originalPrice: { value: 299 } },
        image: 'https://img.lazcdn.com/g/p/cot.jpg',
        dataLayer: { core: { currencyCode: 'SGD' } },
      },
    },
  },
}

/** Extracts a product whose state has the price 189.00, and 299.00 without its discount. */
function extract(priceBlock: string, pageState: unknown = STATE) {
  const html = `<h1 class="pdp-mod-product-badge-title-v2">Oak Cot</h1>
    <div class="pdp-v2-product-price-content">${priceBlock}</div><button>Add to Cart</button>`
  return extractProduct(cheerioPage(html, URL), { pageState })
}

const amount = (text: string) =>
  `<span class="pdp-v2-product-price-content-salePrice-amount">${text}</span>`

describe('extractProduct on a page of Lazada', () => {
  test.each([
    ['of the new layout', `<span>$</span>${amount('169.00')}<span>-43%</span>`],
    ['of the old layout', '<span class="pdp-price pdp-price_type_normal">$169.00</span>'],
  ])(
    'returns a displayed price %s that contradicts the state as the other price',
    (_name, block) => {
      const product = extract(block)
      expect(product).toMatchObject({
        status: 'partial',
        price: { minor: 18_900, currency: 'SGD' },
        otherPrice: { minor: 16_900, currency: 'SGD' },
      })
      expect(product.confidence.price).toBeLessThan(CERTAIN)
    },
  )

  test.each([
    ['the same price', amount('$189.00')],
    ['a range', amount('$169.00 - $209.00')],
    ['a range of two elements', `${amount('$169.00')}<span> - </span>${amount('$209.00')}`],
    ['the price without the discount', amount('$299.00')],
    ['a struck-out price', `<del>${amount('$329.00')}</del>`],
    ['the price after a voucher', `${amount('$169.00')}<span>after voucher</span>`],
    ['another currency', amount('US$169.00')],
    ['a price of another product', `<div class="recommend">${amount('$19.00')}</div>`],
  ])('is certain of the price when the page displays %s', (_name, block) => {
    const product = extract(block)
    expect(product).toMatchObject({ status: 'ok', price: { minor: 18_900 } })
    expect(product.otherPrice).toBeUndefined()
  })

  test.each([
    ['the item of the URL', URL, '04006381333931'],
    ['the previous item', 'https://www.lazada.sg/products/bed-i300-s1500.html', undefined],
  ])('returns the GTIN of a head that belongs to %s', (_name, url, gtin) => {
    const product = { '@type': 'Product', name: 'Oak Cot', url, gtin13: '4006381333931' }
    const head = `<script type="application/ld+json">${JSON.stringify(product)}</script>`
    expect(extract(head + amount('$189.00')).gtin).toBe(gtin)
  })

  test.each([
    ['certain', 'the displayed price', amount('$169.00')],
    ['uncertain', 'the lower end of a range', amount('$169.00 - $209.00')],
    ['uncertain', 'the price after a voucher', `${amount('$169.00')}<span>after voucher</span>`],
  ])('is %s of %s on a page without state', (certainty, _name, block) => {
    const { price, confidence } = extract(block, {})
    expect(price).toEqual({ minor: 16_900, currency: 'SGD' })
    expect((confidence.price ?? 0) >= CERTAIN).toBe(certainty === 'certain')
  })
})
