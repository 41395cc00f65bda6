import { describe, expect, test } from 'vitest'
import { cheerioPage } from '../../../parsed-page/cheerio-page.ts'
import { extractProduct } from '../../extract-product.ts'
import { CERTAIN } from '../../product.ts'

const BUY = '<button>Add to cart</button>'
const meta = (amount: string) => `<meta property="product:price:amount" content="${amount}">`
const microdata = (amount: string) =>
  `<div itemscope itemtype="https://schema.org/Product"><meta itemprop="price" content="${amount}"></div>`
const jsonLd = (amount: string) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Oak Cot',
    offers: { price: amount },
  })}</script>`

function extract(host: string, data: string, shown = '') {
  const html = `<head>${data}</head><h1>Oak Cot</h1><p class="price">${shown}</p>${BUY}`
  return extractProduct(cheerioPage(html, `https://${host}/products/oak-cot`))
}

describe.each([
  ['a meta element', meta],
  ['microdata', microdata],
  ['JSON-LD', jsonLd],
])('an amount without a currency in %s', (_, write) => {
  test.each([
    ['toko.co.id', '149.000', { minor: 14_900_000, currency: 'IDR' }],
    ['shop.vn', '149.000', { minor: 149_000, currency: 'VND' }],
    ['shop.com.kw', '29.975', { minor: 29_975, currency: 'KWD' }],
    ['shop.com.kw', '0.975', { minor: 975, currency: 'KWD' }],
    ['shop.com.kw', '1234.975', { minor: 1_234_975, currency: 'KWD' }],
    ['shop.sg', '29.90', { minor: 2_990, currency: 'SGD' }],
  ])('has the decimals of the currency of the country of %s: %s', (host, amount, price) => {
    expect(extract(host, write(amount)).price).toEqual(price)
  })

  test('with three decimals is uncertain until a displayed price agrees with one reading', () => {
    expect(extract('shop.de', write('1.299')).confidence.price).toBeLessThan(CERTAIN)
    const grouped = extract('shop.de', write('1.299'), '1.299,00 €')
    expect(grouped.price).toEqual({ minor: 129_900, currency: 'EUR' })
    expect(grouped.confidence.price).toBeGreaterThanOrEqual(CERTAIN)
    const rounded = extract('shop.sg', write('29.975'), 'S$29.98')
    expect(rounded.price).toEqual({ minor: 2_998, currency: 'SGD' })
    expect(rounded.confidence.price).toBeGreaterThanOrEqual(CERTAIN)
  })
})
